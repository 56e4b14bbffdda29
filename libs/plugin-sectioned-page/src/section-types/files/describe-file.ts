import { numberFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

const kinds: Readonly<Record<string, () => string>> = {
  'application/pdf': () => 'PDF',
  'application/zip': texts.zip,
  'application/msword': texts.word,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': texts.word,
  'application/vnd.ms-excel': texts.excel,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': texts.excel,
  'application/vnd.ms-powerpoint': texts.slides,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': texts.slides,
  'application/vnd.oasis.opendocument.text': texts.document,
  'application/vnd.oasis.opendocument.spreadsheet': texts.table,
  'text/plain': texts.text,
  'text/csv': texts.csv,
}
const families: Readonly<Record<string, () => string>> = { image: texts.image, audio: texts.audio, video: texts.video }

/** What people call a file of a media type; of one that they have no word for the ending of its name. */
export function describeType(type: string, name: string): string {
  const [family = ''] = type.split('/')
  const known = Object.hasOwn(kinds, type)
    ? kinds[type]
    : Object.hasOwn(families, family)
      ? families[family]
      : undefined
  return known?.() ?? /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? texts.file()
}

const units = ['B', 'kB', 'MB', 'GB'] as const

/** A size in bytes as people read it, such as '1.2 MB'. */
export function describeSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1]
  const digits = size < 10 && unit > 0 ? 1 : 0
  const format = numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(size)} ${units[unit]}`
}

/**
 * A day, such as '8 Mar 2026'. Not by `Intl`: server and browser draw the same page, and may know months by other
 * abbreviations or be in other zones.
 *
 * @param moment epoch seconds.
 */
export function describeDay(moment: number): string {
  const day = new Date(moment * 1000)
  return texts.day({
    day: String(day.getUTCDate()),
    month: String(day.getUTCMonth() + 1),
    year: String(day.getUTCFullYear()),
  })
}
