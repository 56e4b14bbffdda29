import { writeCsv } from '@sitewright/page-kit'
import type { PlannedPerson } from './plan-import.ts'
import type { ImportJob } from './use-import.ts'
import { texts } from './messages.ts'

/** A line of what came of an import. */
export interface ResultLine {
  person: PlannedPerson
  /** In plain words. */
  result: string
  created: boolean
  /** There was such an account already. */
  existed: boolean
}

/** What came of each line of the list, in its order. */
export function resultsOf(people: readonly PlannedPerson[], jobs: readonly ImportJob[]): ResultLine[] {
  const byPerson = new Map(jobs.map((job) => [job.person, job]))
  return people.map((person) => {
    const { result, titles } = byPerson.get(person) ?? {}
    const given = titles ? { ...person, roles: titles } : person
    const existed = person.state === 'exists' || result?.result === 'exists'
    return {
      ...{ person: given, existed, created: result?.result === 'created' },
      result: existed ? texts.exists() : words(person, result),
    }
  })
}

function words({ state, reason }: PlannedPerson, result: ImportJob['result']): string {
  if (state === 'error') return reason
  if (result === undefined) return texts.notDone()
  return result.result === 'created' ? texts.isCreated() : (result.error ?? texts.refused())
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
  const head = [texts.line(), texts.email(), texts.name(), texts.roles(), texts.result()]
  return writeCsv([head, ...rows])
}

/** The people who got no account and could with another line, as a list to be mended; '' where there are none. */
export function failedList(lines: readonly ResultLine[]): string {
  const failed = lines.filter(({ created, existed }) => !created && !existed)
  return failed.length === 0
    ? ''
    : writeCsv([
        ['email', 'name', 'roles'],
        ...failed.map(({ person: { email, name, roles } }) => [email, name, roles.join('; ')]),
      ])
}
