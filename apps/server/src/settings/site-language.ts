import { english, type Language } from '@sitewright/messages'
import type { Languages } from '../language/languages.ts'
import { runInLanguage } from '../language/read-language.ts'
import type { SettingsStore } from './settings.ts'

/** What work gives, whose messages are in the language of the site as long as it runs. */
export type InSiteLanguage = <Result>(work: () => Result | Promise<Result>) => Promise<Result>

/** Somebody, such as the account of an identity; without a language where they chose none. */
export type Reader = { language?: string | undefined } | undefined

/** What work gives, whose messages are in the language that somebody chose, or else in that of the site. */
export type InLanguageOf = <Result>(reader: Reader, work: () => Result | Promise<Result>) => Promise<Result>

export interface SiteLanguage {
  inSiteLanguage: InSiteLanguage
  inLanguageOf: InLanguageOf
  /**
   * That of somebody without asking anybody: where they chose none, that of the site when it was asked for last; English
   * until then.
   */
  lastLanguage: (reader?: Reader) => Language
}

export function createSiteLanguage({
  settings,
  languages,
}: {
  settings: SettingsStore
  languages: Languages
}): SiteLanguage {
  let last = english
  let zone = ''

  const lastLanguage = (reader?: Reader) =>
    reader?.language === undefined ? last : languages.of(reader.language, zone)

  async function inLanguageOf<Result>(reader: Reader, work: () => Result | Promise<Result>) {
    const { SiteLanguage, SiteTimeZone } = await settings.all()
    zone = SiteTimeZone
    last = languages.of(SiteLanguage, zone)
    return runInLanguage(lastLanguage(reader), work)
  }

  return { lastLanguage, inLanguageOf, inSiteLanguage: (work) => inLanguageOf(undefined, work) }
}
