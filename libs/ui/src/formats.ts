const numbers = new Intl.NumberFormat('en-nz')
const days = new Intl.DateTimeFormat('en-nz', { dateStyle: 'medium' })
const times = new Intl.DateTimeFormat('en-nz', { timeStyle: 'short' })
const moments = new Intl.DateTimeFormat('en-nz', { dateStyle: 'medium', timeStyle: 'short' })

/** A number with its thousands apart, such as '5,000'. */
export const formatNumber = (value: number): string => numbers.format(value)

/** A day in the browser's time zone, such as '8 Mar 2026'. @param moment epoch seconds. */
export const formatDay = (moment: number): string => days.format(moment * 1000)

/** A time of day in the browser's time zone, such as '2:05 pm', or '2:05:09 pm' if it is to be exact. @param moment epoch seconds. */
export function formatTime(moment: number, exact = false): string {
  return exact
    ? new Date(moment * 1000).toLocaleTimeString('en-nz', { timeStyle: 'medium' })
    : times.format(moment * 1000)
}

/** A day and its time in the browser's time zone. @param moment epoch seconds. */
export const formatMoment = (moment: number): string => moments.format(moment * 1000)

/** A text as a search compares it: without accents, in small letters. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
