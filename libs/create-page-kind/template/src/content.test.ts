import { describe, expect, it } from 'vitest'
import { blankContent, isSameContent, parseContent, tidyContent, writeContent } from './content.ts'

describe('content', () => {
  it('is read as it was written', () => {
    const content = { intro: 'For four people', items: ['Flour', 'Milk'] }
    expect(parseContent(writeContent(content))).toEqual(content)
    expect(parseContent(writeContent(blankContent))).toEqual({ intro: '', items: [] })
  })

  it.each(['', 'null', '[]', '{}', '{"intro":"x"}', '{"intro":7,"items":[]}', '{"intro":"x","items":[7]}', '{'])(
    'is not found in %j',
    (text) => expect(parseContent(text)).toBeUndefined(),
  )

  it('loses the space around its texts, and empty lines', () => {
    expect(tidyContent({ intro: ' a ', items: [' b', '', ' ', 'c '] })).toEqual({ intro: 'a', items: ['b', 'c'] })
  })

  it('is equal if a reader sees no difference', () => {
    expect(isSameContent({ intro: 'a', items: ['b'] }, { intro: 'a ', items: ['b', ''] })).toBe(true)
    expect(isSameContent({ intro: 'a', items: ['b'] }, { intro: 'a', items: ['c'] })).toBe(false)
  })
})
