import { currentLanguage, dateTimeFormat, momentOf, wallClockOf } from '@sitewright/messages'
import { figures } from './figure-messages.ts'

const hourLength = 3_600_000

/** 'DD/MM/YYYY HH:MM' in the site's time zone, or else the browser's; in other languages than English as people there write it. */
export function formatMoment(ms: number): string {
  return isEnglish() ? `${day(ms)} ${clock(ms)}` : dateTimeFormat({ ...dayParts, ...clockParts }).format(ms)
}

/** 'start - end'; of an end on the same local day only 'HH:MM'. */
export function formatSpan({ Start, End }: { Start: number; End: number }): string {
  if (day(Start) !== day(End)) return `${formatMoment(Start)} - ${formatMoment(End)}`
  return `${formatMoment(Start)} - ${isEnglish() ? clock(End) : dateTimeFormat(clockParts).format(End)}`
}

/** The specification has it so in whatever English. */
const isEnglish = () => /^en\b/.test(currentLanguage().tag)

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Hours with up to two decimals: '1.5 hours'. */
export function formatHours(hours: number): string {
  // what is nothing after rounding has no sign
  return figures.hours({ hours: Math.round(hours * 100) / 100 || 0 })
}

/** The hours that really pass between two moments, also over a change of the clocks. */
export function hoursBetween(Start: number, End: number): number {
  return (End - Start) / hourLength
}

/**
 * The moment that the text of a `datetime-local` input means in that time zone, in milliseconds since 1970;
 * undefined for none. A time that does not exist, because the clocks go forward over it, is taken an hour later; of one
 * that comes twice, because they go back, it is the first.
 */
export function fromLocalText(text: string): number | undefined {
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined
  // a text that is none is none in whichever zone
  if (Number.isNaN(new Date(text).getTime())) return undefined
  const [year = 0, month = 1, date = 1, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  const ms = momentOf({ year, month, day: date, hour, minute, second })
  return Number.isNaN(ms) ? undefined : ms
}

/** The text of a `datetime-local` input for a moment, to the minute. */
export function toLocalText(ms: number): string {
  const { year, month, day: date } = wallClockOf(ms)
  return `${padded(year, 4)}-${padded(month)}-${padded(date)}T${clock(ms)}`
}

function day(ms: number): string {
  const { year, month, day: date } = wallClockOf(ms)
  return `${padded(date)}/${padded(month)}/${padded(year, 4)}`
}

function clock(ms: number): string {
  const { hour, minute } = wallClockOf(ms)
  return `${padded(hour)}:${padded(minute)}`
}

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0')
}
