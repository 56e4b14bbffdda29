import { latinDigits, momentOf, wallClockOf } from '@sitewright/messages'
import { monthOf } from './month-names.ts'

/** A moment in a list, in the site's time zone, or else the browser's. */
export interface ReadDay {
  /** Milliseconds since 1970. */
  at: number
  /** Where only a day is given it is noon, so that it is the same day in other time zones too. */
  hasTime: boolean
}

const noon = 12
/** What spreadsheets put beside digits, so that these run in the right direction. */
const marks = /[\u200e\u200f\u061c]/g

/**
 * A day as spreadsheets and people write it, with a time or without: '2026-09-01', '1/9/2026' and '1.9.26' (the day
 * first), '1 Sep 2026', '1er septembre 2026', '2026-09-01 19:30'. Undefined for anything else, and for a day that there is not.
 */
export function readDay(text: string): ReadDay | undefined {
  const [, day = '', hours, minutes] =
    /^(.*?)(?:[T,،\s]+(\d{1,2})[:.](\d\d)(?::\d\d)?)?$/.exec(latinDigits(text).replace(marks, '').trim()) ?? []
  const parts = readParts(day.trim())
  if (!parts) return undefined
  const hasTime = hours !== undefined
  const [hour, minute] = hasTime ? [Number(hours), Number(minutes)] : [noon, 0]
  if (hour > 23 || minute > 59) return undefined
  const at = momentOf({ ...parts, hour, minute })
  const shown = wallClockOf(at)
  const isThere = shown.year === parts.year && shown.month === parts.month && shown.day === parts.day
  return isThere ? { at, hasTime } : undefined
}

interface Parts {
  year: number
  month: number
  day: number
}

function readParts(text: string): Parts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(text) ?? []
  if (year) return { year: wholeYear(year), month: Number(month), day: Number(day) }
  const [, date, name = '', of] =
    /^(\d{1,2})(?:\.|er|º)?[ -]?(?:de )?([\p{L}\p{M}]{3,})\.?,?[ -]?(?:de )?(\d{4}|\d\d)$/iu.exec(text) ?? []
  const named = monthOf(name)
  return of && named ? { year: wholeYear(of), month: named, day: Number(date) } : undefined
}

const wholeYear = (year: string) => Number(year.length === 2 ? `20${year}` : year)
