import { knownTimeZone, type Language } from '@sitewright/messages'

/**
 * A language, by the clock that the document names at the time: Site Settings may change it meanwhile. By that of the device
 * where it names none, or one that the browser does not know.
 */
export function byClockOfDocument({ tag, translations }: Language): Language {
  return {
    tag,
    translations,
    get timeZone() {
      const { timeZone } = document.documentElement.dataset
      return timeZone === undefined ? undefined : knownTimeZone(timeZone)
    },
  }
}
