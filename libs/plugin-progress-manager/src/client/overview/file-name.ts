import { toLocalText } from '../moments.ts'

/** What some file system takes for something else, and what is not to be seen. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** Characters; of four bytes each they still fit into the 255 bytes of a name. */
const longest = 50

/** A name for a file that every system takes, with the local day: 'Mountain guides 2026-09-27.csv'. */
export function csvFileName(title: string, now: number): string {
  const safe = title
    .toWellFormed()
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  const short = Array.from(safe).slice(0, longest).join('').trim()
  return `${short || 'Overview'} ${toLocalText(now).slice(0, 'YYYY-MM-DD'.length)}.csv`
}
