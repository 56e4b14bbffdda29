import { fromLocalText, toLocalText } from '../moments.ts'

/** When something was, as it is typed: texts of `date` and `time` inputs. */
export interface GroupTimes {
  day: string
  start: string
  /** '' while it is the same day. */
  endDay: string
  end: string
}

/** Today, and no times yet. */
export function timesOn(now: number): GroupTimes {
  return { day: toLocalText(now).slice(0, 'YYYY-MM-DD'.length), start: '', endDay: '', end: '' }
}

/** In milliseconds; undefined until all is filled in. */
export function momentsOf({ day, start, endDay, end }: GroupTimes): { Start: number; End: number } | undefined {
  const [Start, End] = [fromLocalText(`${day}T${start}`), fromLocalText(`${endDay || day}T${end}`)]
  return Start === undefined || End === undefined ? undefined : { Start, End }
}
