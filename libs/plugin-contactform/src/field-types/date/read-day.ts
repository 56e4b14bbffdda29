const parts = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})$/
const digits = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A day as people of New Zealand write it (`en-nz`), put as 'DD/MM/YYYY': '1/2/2026', '1.2.2026' and '01022026' are the
 * first of February. Anything else is given back as it is, without the space around it.
 */
export function readDay(text: string): string {
  const written = text.trim()
  const [, day, , month, year] = parts.exec(written) ?? []
  if (day && month && year) return join(day, month, year)
  const [, twoDigits, nextTwo, lastFour] = digits.exec(written) ?? []
  return twoDigits && nextTwo && lastFour ? join(twoDigits, nextTwo, lastFour) : written
}

function join(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
}
