import { compile } from '@sitewright/messages/compiler'
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import { isPlain, type Compiled } from './compiled.ts'
import { inCurrentZone, keptFormatters } from './intl.ts'
import { isolate } from './isolate.ts'
import { english, type Language } from './language.ts'

/** A message with its values, as a text, or as a list of texts and of what its tags were made into. */
export type Formatted = string | readonly unknown[]

export interface MessageOf {
  /** Id of the catalogue. */
  catalogue: string
  key: string
  /** Its place in the catalogue. */
  place: number
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
  { catalogue, key, place, english: text }: MessageOf,
  language: Language,
  values?: object,
): Formatted {
  const texts = language.translations[catalogue]
  const translated = texts?.[Array.isArray(texts) ? place : key]
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
  if (typeof message === 'string' && isPlain(message)) return message
  let parts = message
  if (typeof message === 'string') {
    parts = compiled.get(message) ?? compile(message)
    compiled.set(message, parts)
  }
  return format<unknown>(parts, tag, isolated(values, tag, parts), options) as Formatted
}

/** Texts set apart where they are written the other way than the message; those that it only chooses by stay. */
function isolated(values: object, tag: string, parts: Compiled): FormatValues {
  const entries = Object.entries(values)
  if (!entries.some(([, value]) => typeof value === 'string')) return values as FormatValues
  const read = choosers(parts)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' && !read.has(name) ? isolate(value, tag) : value]),
  ) as FormatValues
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** Names of the values by which a message chooses its words: a part with the number of its sort behind the name. */
function choosers(parts: Compiled): ReadonlySet<string> {
  if (typeof parts === 'string') return new Set()
  let names = known.get(parts)
  if (names === undefined) known.set(parts, (names = new Set(namesIn(parts))))
  return names
}

function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = Array.isArray(part) && typeof part[0] === 'string' && typeof part[1] === 'number' ? [part[0]] : []
  return [...own, ...Object.values(part).flatMap(namesIn)]
}
