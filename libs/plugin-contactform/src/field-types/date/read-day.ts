import { latinDigits } from '@sitewright/messages'

const parts = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})$/
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?$/
const digits = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A day as people of New Zealand write it (`en-nz`), put as 'DD/MM/YYYY': '1/2/2026', '1.2.2026' and '01022026' are the
 * first of February, and so is '2026-2-1', as it is written in Sweden or Japan; in Arabic digits too. Anything else is given
 * back as it is, without the space around it.
 */
export function readDay(text: string): string {
  const written = latinDigits(text).trim()
  const [, day, , month, year] = parts.exec(written) ?? []
  if (day && month && year) return join(day, month, year)
  const [, firstYear, , itsMonth, itsDay] = yearFirst.exec(written) ?? []
  if (firstYear && itsMonth && itsDay) return join(itsDay, itsMonth, firstYear)
  const [, twoDigits, nextTwo, lastFour] = digits.exec(written) ?? []
  return twoDigits && nextTwo && lastFour ? join(twoDigits, nextTwo, lastFour) : text.trim()
}

function join(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
}
