import { writeCsv } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { toLocalText } from '../moments.ts'
import type { Person } from './person.ts'

const yes = (is: boolean) => (is ? 'Yes' : '')

/** These people in this order as a table for spreadsheets; times are those of the browser's time zone. */
export function overviewCsv(people: readonly Person[], { SystemStages: stages }: ProgressionSystem): string {
  const names = stages.map(({ Description }) => Description)
  const head = ['Name', 'Email', 'State', 'Completed', ...names, 'Hours', 'Last entry']
  return writeCsv([
    head,
    ...people.map(({ name, email, state, complete, done, hours, last }) => [
      ...[name, email, state, yes(complete)],
      ...stages.map(({ id }) => yes(done.has(id))),
      ...[hours.toFixed(2), last === null ? '' : toLocalText(last).replace('T', ' ')],
    ]),
  ])
}
