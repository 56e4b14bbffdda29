// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { writeLayout } from '../model/layout.ts'
import { cleanLayout } from '../server/clean-layout.ts'
import sampleWords from './on-demand/sample-words.ts'
import { sectionTemplates } from './templates.ts'

describe('the templates', () => {
  it('have all the sample words that whoever publishes them is told of', () => {
    const all = JSON.stringify(sectionTemplates)
    expect(sampleWords().filter((word) => !all.includes(word))).toEqual([])
  })

  it('are six, with names of their own', () => {
    expect(new Set(sectionTemplates.map(({ name }) => name)).size).toBe(6)
  })

  it.each(sectionTemplates.map((template) => [template.name, template] as const))(
    '%s is stored as it is',
    (_, { sections }) => {
      const content = writeLayout({ sections })
      expect(cleanLayout(content)).toBe(content)
    },
  )
})
