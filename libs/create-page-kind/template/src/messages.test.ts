// @vitest-environment node
import { inLanguage } from '@sitewright/messages'
import { checkTranslations, listTranslations, readTranslationFile } from '@sitewright/messages/build'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldNames, thanksTexts } from './messages.ts'

const folder = path.join(import.meta.dirname, '..')

describe('the translations of this package', () => {
  it('are those of its messages, in each language that there is a file for', () => {
    expect(checkTranslations(folder).problems).toEqual([])
  })

  it('are read, as in German', () => {
    const translations = readTranslationFile(listTranslations(folder).get('de') ?? '')
    const german = <Result>(run: () => Result) => inLanguage({ tag: 'de', translations }, run)
    expect(german(() => thanksTexts.count({ count: 3 }))).toBe('3 Personen haben sich bedankt')
    expect(german(() => fieldNames.intro())).toBe('Einleitung')
  })
})
