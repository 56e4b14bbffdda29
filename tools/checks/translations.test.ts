import { checkTranslations } from '@sitewright/messages/build'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'

/** Of te reo Māori there is what visitors read. */
const partly = ['mi']

const translated = readPackages().filter(({ path: folder }) => fs.existsSync(path.join(root, folder, 'messages')))

describe('translations', () => {
  it.each(translated.map((each) => each.path))('of %s are those of its messages, in each language', (folder) => {
    expect(checkTranslations(path.join(root, folder), partly).problems).toEqual([])
  })

  it('are there in five languages beside English wherever there are any; in one of them where not only staff read them', () => {
    const languages = translated.map(({ path: folder }) => [
      folder,
      Object.keys(checkTranslations(path.join(root, folder)).translated),
    ]) as [string, string[]][]
    const whole = languages.map(([folder, tags]) => [folder, tags.filter((tag) => !partly.includes(tag))])
    expect(whole).toEqual(languages.map(([folder]) => [folder, ['ar', 'de', 'es', 'fr']]))
    expect(languages.flatMap(([, tags]) => tags)).toEqual(expect.arrayContaining(partly))
  })
})
