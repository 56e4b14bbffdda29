import { keptFormatters } from './intl.ts'
import { currentLanguage } from './language.ts'

/** What a clock and a calendar on the wall show. */
export interface WallClock {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const dayLength = 86_400_000

/** The time zone of the device or of the server itself, by its name at IANA. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The zone in which times are shown and read, where that is not the device's own; undefined where it is, so that nobody need be
 * told.
 */
export function foreignZone(): string | undefined {
  const { timeZone } = currentLanguage()
  return timeZone === undefined || canonical(timeZone) === canonical(ownTimeZone()) ? undefined : timeZone
}

/**
 * A time zone as it is written properly, such as `Pacific/Auckland` for `pacific/auckland`; undefined for what `Intl` does not
 * know here. A name that `Intl` has another one for, such as `Europe/Kyiv`, stays. An offset, such as `+12:00`, is no zone: it
 * would be wrong for half of the year.
 */
export function knownTimeZone(text: string): string | undefined {
  const name = text.trim()
  const known = /^[a-z][\w+/-]*$/i.test(name) ? canonical(name) : undefined
  return known?.toLowerCase() === name.toLowerCase() ? known : known && name
}

/** As `Intl` calls it here; undefined for what it does not know. */
function canonical(timeZone: string): string | undefined {
  try {
    return keptFormatters.dateTime('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** What the clock shows at a moment, in the time zone of the current language. @param ms since 1970. */
export function wallClockOf(ms: number): WallClock {
  const { timeZone } = currentLanguage()
  if (timeZone !== undefined) return partsOf(wallTime(ms, timeZone))
  const at = new Date(ms)
  return {
    ...{ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() },
    ...{ hour: at.getHours(), minute: at.getMinutes(), second: at.getSeconds() },
  }
}

/**
 * The moment at which the clock shows this in the time zone of the current language, in milliseconds since 1970. On the two
 * nights of the year when clocks change: a time that does not exist is taken as much later as the clocks go forward, a time
 * that comes twice is its first occurrence. What is too much for its place is carried on: the 32nd of March is the first of
 * April.
 */
export function momentOf(clock: Pick<WallClock, 'year' | 'month' | 'day'> & Partial<WallClock>): number {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = clock
  const { timeZone } = currentLanguage()
  if (timeZone === undefined) {
    const at = new Date(2000, 0, 1, hour, minute, second)
    // two digits would be taken for a year of the last century
    at.setFullYear(year, month - 1, day)
    at.setHours(hour, minute, second)
    return at.getTime()
  }
  const wanted = new Date(0)
  wanted.setUTCFullYear(year, month - 1, day)
  const wall = wanted.setUTCHours(hour, minute, second)
  const [before, after] = [wall - dayLength, wall + dayLength].map((near) => wall - (wallTime(near, timeZone) - near))
  const found = [before!, after!].filter((moment) => wallTime(moment, timeZone) === wall)
  return found.length > 0 ? Math.min(...found) : before!
}

/** What the clock shows at a moment, as if it showed UTC; in milliseconds, to the second. */
function wallTime(ms: number, timeZone: string): number {
  if (Number.isNaN(new Date(ms).getTime())) return Number.NaN
  const shown: Record<string, number> = {}
  for (const { type, value } of keptFormatters.dateTime('en-US', { ...numeric, timeZone }).formatToParts(ms))
    shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  return at.setUTCHours(hour, minute, second)
}

const numeric = {
  ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
  ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
} as const satisfies Intl.DateTimeFormatOptions

function partsOf(wall: number): WallClock {
  const at = new Date(wall)
  return {
    ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
    ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
  }
}
