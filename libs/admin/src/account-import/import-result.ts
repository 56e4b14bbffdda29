import { writeCsv } from '@sitewright/page-kit'
import type { PlannedPerson } from './plan-import.ts'
import type { ImportJob } from './use-import.ts'

/** A line of what came of an import. */
export interface ResultLine {
  person: PlannedPerson
  /** In plain words. */
  result: string
  created: boolean
}

const existing = 'Exists already'

/** What came of each line of the list, in its order. */
export function resultsOf(people: readonly PlannedPerson[], jobs: readonly ImportJob[]): ResultLine[] {
  const byPerson = new Map(jobs.map((job) => [job.person, job]))
  return people.map((person) => {
    const { result, titles } = byPerson.get(person) ?? {}
    const given = titles ? { ...person, roles: titles } : person
    return { person: given, result: words(person, result), created: result?.result === 'created' }
  })
}

function words({ state, reason }: PlannedPerson, result: ImportJob['result']): string {
  if (state === 'error') return reason
  if (state === 'exists' || result?.result === 'exists') return existing
  if (result === undefined) return 'Not done'
  return result.result === 'created' ? 'Created' : (result.error ?? 'Refused')
}

/** The same as a table for a spreadsheet. */
export function resultCsv(lines: readonly ResultLine[]): string {
  const rows = lines.map(({ person: { line, email, name, roles }, result }) => [
    String(line),
    email,
    name,
    roles.join('; '),
    result,
  ])
  return writeCsv([['Line', 'Email', 'Name', 'Roles', 'Result'], ...rows])
}

/** The people who got no account and could with another line, as a list to be mended; '' where there are none. */
export function failedList(lines: readonly ResultLine[]): string {
  const failed = lines.filter(({ created, result }) => !created && result !== existing)
  return failed.length === 0
    ? ''
    : writeCsv([
        ['email', 'name', 'roles'],
        ...failed.map(({ person: { email, name, roles } }) => [email, name, roles.join('; ')]),
      ])
}

/** Such as `3 accounts`. */
export function accountsOf(count: number): string {
  return `${count.toLocaleString('en-nz')} ${count === 1 ? 'account' : 'accounts'}`
}
