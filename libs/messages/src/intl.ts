import { currentLanguage } from './language.ts'

/** An `Intl` formatter for a language and its options, made once for each pair: making one takes longer than using it. */
function kept<Options, Formatter>(make: new (tag: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (tag: string, options?: Options): Formatter => {
    const key = options ? tag + JSON.stringify(options) : tag
    let formatter = made.get(key)
    if (!formatter) made.set(key, (formatter = new make(tag, options)))
    return formatter
  }
}

export const keptFormatters = {
  number: kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat),
  dateTime: kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat),
  plural: kept<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules),
  list: kept<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat),
  collator: kept<Intl.CollatorOptions, Intl.Collator>(Intl.Collator),
}

/** Of the current language, as are all below. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keptFormatters.number(currentLanguage().tag, options)

/** Options with the time zone that goes with the current language, unless they name one. */
export function inCurrentZone(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions | undefined {
  const { timeZone } = currentLanguage()
  return timeZone === undefined ? options : { timeZone, ...options }
}

/** In the time zone that goes with the language, unless the options name one. */
export const dateTimeFormat = (options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keptFormatters.dateTime(currentLanguage().tag, inCurrentZone(options))

/** A text with the digits of Arabic and Persian keyboards in those of the rest. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))

export const listFormat = (options?: Intl.ListFormatOptions): Intl.ListFormat =>
  keptFormatters.list(currentLanguage().tag, options)

export const collator = (options?: Intl.CollatorOptions): Intl.Collator =>
  keptFormatters.collator(currentLanguage().tag, options)

/** What a language is called, such as `French` for `fr`. @param language - as `canonicalLanguage` gives it. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(currentLanguage().tag, { type: 'language' }).of(language) ?? language
