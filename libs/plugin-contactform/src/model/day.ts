/** A day as the form's date fields hold it: 'DD/MM/YYYY', in the local time of anyone who runs it. */
export function dayText(date: Date = new Date()): string {
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}/${month}/${String(date.getFullYear()).padStart(4, '0')}`
}

/** True for a day that is in the calendar, written as 'DD/MM/YYYY'. */
export function isDayText(text: string): boolean {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (day === undefined || Number(year) < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() + 1 === Number(month)
}
