import { currentLanguage } from '@sitewright/messages'
import { folded } from '@sitewright/ui'

/** Lists come from anywhere: these are read whatever their reader reads, and that language too. */
const tags = ['de', 'fr', 'es', 'ar']

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What no calendar of a browser has, but spreadsheets do. */
const others: Readonly<Record<string, number>> = { mrz: 3 }

const namesIn = new Map<string, readonly string[]>()

/** Which month it is, from 1 on, by its name or the beginning of it; undefined for none, and where it may be several. */
export function monthOf(text: string): number | undefined {
  const name = folded(text)
  const at = english.indexOf(name.slice(0, 3))
  if (at >= 0) return at + 1
  const found = new Set(
    [...tags, currentLanguage().tag].flatMap((tag) =>
      monthNames(tag).flatMap((each, month) => (each.startsWith(name) ? [month + 1] : [])),
    ),
  )
  const [only] = found
  return found.size === 1 ? only : others[name]
}

/** As they stand beside a day. */
function monthNames(tag: string): readonly string[] {
  const known = namesIn.get(tag)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, { calendar: 'gregory', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const names = english.map((_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1))
    return folded(parts.find(({ type }) => type === 'month')?.value ?? '')
  })
  namesIn.set(tag, names)
  return names
}
