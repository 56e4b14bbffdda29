import { canonicalLanguage, defaultLanguage, type BrowserPlace } from '@sitewright/api-client'
import { ownTimeZone } from '@sitewright/messages'

/** The first language of the browser, without what it adds of calendars and digits, and its time zone. */
export function browserPlace(languages: readonly string[] = navigator.languages): BrowserPlace {
  const [tag] = languages.flatMap((each) => canonicalLanguage(each) ?? [])
  const language = tag === undefined ? defaultLanguage : new Intl.Locale(tag).baseName
  return {
    language: language.length > maxLength ? new Intl.Locale(language).language : language,
    timeZone: ownTimeZone(),
  }
}

/** Characters that the server takes. */
const maxLength = 35
