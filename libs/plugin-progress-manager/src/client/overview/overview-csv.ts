import { writeCsv } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { toLocalText } from '../moments.ts'
import { texts } from './messages.ts'
import type { Person } from './person.ts'

/** What some file system takes for something else, and what is not to be seen. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** Characters; of four bytes each they still fit into the 255 bytes of a name. */
const maxNameLength = 50

/** A name for a file that every system takes, with the local day: 'Mountain guides 2026-09-27.csv'. */
export function csvFileName(title: string, now: number): string {
  const safe = title
    .toWellFormed()
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  const short = Array.from(safe).slice(0, maxNameLength).join('').trim()
  return `${short || texts.fileName()} ${toLocalText(now).slice(0, 'YYYY-MM-DD'.length)}.csv`
}

const yes = (is: boolean) => (is ? texts.yes() : '')

/** These people in this order as a table for spreadsheets; times are those of the site's time zone, or else of the browser's. */
export function overviewCsv(people: readonly Person[], { SystemStages: stages }: ProgressionSystem): string {
  const names = stages.map(({ Description }) => Description)
  const { name: nameHead, email: emailHead, state: stateHead } = texts
  const head = [nameHead(), emailHead(), stateHead(), texts.completed(), ...names, texts.hours(), texts.lastEntry()]
  return writeCsv([
    head,
    ...people.map(({ name, email, state, complete, done, hours, last }) => [
      ...[name, email, state, yes(complete)],
      ...stages.map(({ id }) => yes(done.has(id))),
      ...[hours.toFixed(2), last === null ? '' : toLocalText(last).replace('T', ' ')],
    ]),
  ])
}
