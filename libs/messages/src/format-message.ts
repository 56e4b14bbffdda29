import { compile } from '@sitewright/messages/compiler'
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import { isPlain, type Compiled } from './compiled.ts'
import { inCurrentZone, keptFormatters } from './intl.ts'
import { english, type Language } from './language.ts'

/** A message with its values, as a text, or as a list of texts and of what its tags were made into. */
export type Formatted = string | readonly unknown[]

export interface MessageOf {
  /** Id of the catalogue. */
  catalogue: string
  key: string
  english: Compiled
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (tag, given) => keptFormatters.dateTime(String(tag), inCurrentZone(given)),
    getNumberFormat: (tag, given) => keptFormatters.number(String(tag), given),
    getPluralRules: (tag, given) => keptFormatters.plural(String(tag), given),
  },
}

/** A message in a language; in English what was not translated, or cannot be formatted there. */
export function formatMessage(
  { catalogue, key, english: text }: MessageOf,
  language: Language,
  values?: object,
): Formatted {
  const translated = language.translations[catalogue]?.[key]
  if (translated === undefined) return formatIn(englishTag(language), text, values)
  try {
    return formatIn(language.tag, translated, values)
  } catch (error) {
    console.error(`The message '${key}' of ${catalogue} cannot be shown in ${language.tag}`, error)
    return formatIn(englishTag(language), text, values)
  }
}

/** Of an English text: in any sort of English as that one writes it. */
const englishTag = ({ tag }: Language) => (/^en\b/.test(tag) ? tag : english.tag)

const compiled = new Map<string, Compiled>()

function formatIn(tag: string, message: Compiled, values: object = {}): Formatted {
  if (typeof message !== 'string') return format<unknown>(message, tag, values as FormatValues, options) as Formatted
  if (isPlain(message)) return message
  let parts = compiled.get(message)
  if (parts === undefined) compiled.set(message, (parts = compile(message)))
  return format<unknown>(parts, tag, values as FormatValues, options) as Formatted
}
