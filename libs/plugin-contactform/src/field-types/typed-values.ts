import { readNumber } from '../model/values.ts'
import { readDay } from './date/read-day.ts'

/** How what stands in the controls of a field becomes its value; `entries` are the values that they would send. */
export const typedValues = {
  text: ([text = '']: readonly string[]) => text,
  /** '' for none. */
  number: ([text = '']: readonly string[]) => readNumber(text),
  /** 'DD/MM/YYYY', also where it was written in another way. */
  day: ([text = '']: readonly string[]) => readDay(text),
  list: (entries: readonly string[]) => [...entries],
  ticked: (entries: readonly string[]) => entries.length > 0,
  nothing: () => undefined,
}
