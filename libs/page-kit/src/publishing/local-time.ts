/**
 * The text of a `datetime-local` input for a moment, in the browser's time zone; '' for none.
 * Minutes are the finest unit shown, so keep the moment beside the text: {@link editedMoment} needs it.
 *
 * @param moment epoch seconds.
 */
export function toLocalInput(moment: number | null): string {
  if (moment === null) return ''
  const date = new Date(moment * 1000)
  const day = [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join('-')
  return `${day}T${digits(date.getHours(), 2)}:${digits(date.getMinutes(), 2)}`
}

/**
 * The moment that the text of a `datetime-local` input means in the browser's time zone, in epoch seconds; null for ''.
 * On the two nights of the year when clocks change: a time that does not exist is taken an hour later, a time that comes
 * twice is its first occurrence.
 */
export function fromLocalInput(text: string): number | null {
  const milliseconds = new Date(text).getTime()
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}

/** The moment to save: the original, to the second, while its text stands unchanged; else what the text means. */
export function editedMoment(text: string, original: number | null): number | null {
  return text === toLocalInput(original) ? original : fromLocalInput(text)
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
