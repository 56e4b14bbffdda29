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

  it('are there in six languages, English included, wherever there are any', () => {
    const languages = translated.map(({ path: folder }) => [
      folder,
      ...Object.keys(checkTranslations(path.join(root, folder)).translated),
    ])
    expect(languages).toEqual(translated.map(({ path: folder }) => [folder, 'ar', 'de', 'es', 'fr', 'mi']))
  })
})
