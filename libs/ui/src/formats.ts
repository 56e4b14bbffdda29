import { dateTimeFormat, numberFormat } from '@sitewright/messages'

/** A number with its thousands apart, such as '5,000', as the language that is read writes it. */
export const formatNumber = (value: number): string => numberFormat().format(value)

/** A day in the site's time zone, or else the browser's, such as '8 Mar 2026'. @param moment epoch seconds. */
export const formatDay = (moment: number): string => dateTimeFormat({ dateStyle: 'medium' }).format(moment * 1000)

/** A time of day in the site's time zone, or else the browser's, such as '2:05 pm', or '2:05:09 pm' if it is to be exact. @param moment epoch seconds. */
export const formatTime = (moment: number, exact = false): string =>
  dateTimeFormat({ timeStyle: exact ? 'medium' : 'short' }).format(moment * 1000)

/** A day and its time in the site's time zone, or else the browser's. @param moment epoch seconds. */
export const formatMoment = (moment: number): string =>
  dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(moment * 1000)

/** A text as a search compares it: without accents, in small letters. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
