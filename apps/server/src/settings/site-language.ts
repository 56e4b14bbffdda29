import { english, wallClockOf, type Language } from '@sitewright/messages'
import type { Seconds } from '../db/schema.ts'
import type { Languages } from '../language/languages.ts'
import { runInLanguage } from '../language/read-language.ts'
import type { SettingsStore } from './settings.ts'

/** What work gives, whose messages are in the language of the site as long as it runs. */
export type InSiteLanguage = <Result>(work: () => Result | Promise<Result>) => Promise<Result>

/** Somebody, such as the account of an identity; without a language where they chose none. */
export type Reader = { language?: string | undefined } | undefined

/** What work gives, whose messages are in the language that somebody chose, or else in that of the site. */
export type InLanguageOf = <Result>(reader: Reader, work: () => Result | Promise<Result>) => Promise<Result>

/** The day that the site's clock is on at a moment, counted from 1 January 1970. */
export type SiteDayOf = (at: Seconds) => Promise<number>

const millisecondsOfDay = 24 * 60 * 60 * 1000

export interface SiteLanguage {
  siteDayOf: SiteDayOf
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

  const inSiteLanguage: InSiteLanguage = (work) => inLanguageOf(undefined, work)

  async function siteDayOf(at: Seconds) {
    const { year, month, day } = await inSiteLanguage(() => wallClockOf(at * 1000))
    return Date.UTC(year, month - 1, day) / millisecondsOfDay
  }

  return { lastLanguage, inLanguageOf, inSiteLanguage, siteDayOf }
}
