import { english, type Language } from '@sitewright/messages'
import type { Languages } from '../language/languages.ts'
import { runInLanguage } from '../language/read-language.ts'
import type { SettingsStore } from './settings.ts'

/** What work gives, whose messages are in the language of the site as long as it runs. */
export type InSiteLanguage = <Result>(work: () => Result | Promise<Result>) => Promise<Result>

export interface SiteLanguage {
  inSiteLanguage: InSiteLanguage
  /** That of the site when it was asked for last; English until then. */
  lastLanguage: () => Language
}

export function createSiteLanguage({
  settings,
  languages,
}: {
  settings: SettingsStore
  languages: Languages
}): SiteLanguage {
  let last = english
  return {
    lastLanguage: () => last,
    async inSiteLanguage(work) {
      last = languages.of((await settings.all()).SiteLanguage)
      return runInLanguage(last, work)
    },
  }
}
