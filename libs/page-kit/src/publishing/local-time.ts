import { momentOf, wallClockOf } from '@sitewright/messages'

/**
 * The text of a `datetime-local` input for a moment, in the site's time zone, or else the browser's; '' for none.
 * Minutes are the finest unit shown, so keep the moment beside the text: {@link editedMoment} needs it.
 *
 * @param moment epoch seconds.
 */
export function toLocalInput(moment: number | null): string {
  if (moment === null) return ''
  const { year, month, day, hour, minute } = wallClockOf(moment * 1000)
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}`
}

/**
 * The moment that the text of a `datetime-local` input means in that time zone, in epoch seconds; null for ''.
 * On the two nights of the year when clocks change: a time that does not exist is taken an hour later, a time that comes
 * twice is its first occurrence.
 */
export function fromLocalInput(text: string): number | null {
  // a text that is none is none in whichever zone
  if (Number.isNaN(new Date(text).getTime())) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  const milliseconds = momentOf({ year, month, day, hour, minute, second })
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}

/** The moment to save: the original, to the second, while its text stands unchanged; else what the text means. */
export function editedMoment(text: string, original: number | null): number | null {
  return text === toLocalInput(original) ? original : fromLocalInput(text)
}

function digits(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}
