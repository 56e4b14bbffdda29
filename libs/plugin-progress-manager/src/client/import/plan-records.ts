import { readCsv, type CsvRow } from '@sitewright/page-kit'
import { nameKey, type Entry } from '@sitewright/plugin-progress-admin/model'
import { folded, formatNumber } from '@sitewright/ui'
import type { GroupEntry } from '../../contract.ts'
import { maxAhead, maxNotesLength, maxRecordLength } from '../../limits.ts'
import type { Person } from '../overview/person.ts'
import { randomKey } from '../record-keys.ts'
import { headOf, type Head } from './column-heads.ts'
import { texts } from './messages.ts'
import { readDay } from './read-day.ts'

/** The most lines of one list. */
export const maxLines = 2000

/** A line of the list, and what would become of it. */
export interface PlannedRecord {
  /** From 1 on. */
  line: number
  /** As they are in the list. */
  cells: readonly string[]
  /** As the list names them. */
  who: string
  step: string
  day: string
  /** Absent where the line cannot be recorded. */
  record?: { person: Person; data: GroupEntry['data']; key: string }
  /** `there`: it is recorded already. `error`: nothing can be recorded. */
  state: 'new' | 'there' | 'error'
  /** Why it is an error; '' otherwise. */
  reason: string
}

export interface RecordPlan {
  lines: readonly PlannedRecord[]
  /** The names of the columns; undefined where the list has none. */
  head: readonly string[] | undefined
  /** Why nothing can be read; '' otherwise. */
  problem: string
}

/** What a list is read against. */
export interface Surroundings {
  people: readonly Person[]
  stages: readonly Entry[]
  /** Milliseconds since 1970. */
  now: number
}

type Columns = Partial<Record<Head, number>>

/** What would become of each line of a list; whether it is recorded already is not known yet. */
export function planRecords(text: string, surroundings: Surroundings): RecordPlan {
  const { columns, head, rows } = readColumns(readCsv(text))
  if (columns.email === undefined && columns.name === undefined) return nothing(texts.noPeopleColumn())
  if (columns.day === undefined) return nothing(texts.noDatesColumn())
  if (rows.length === 0) return nothing(texts.noLines())
  if (rows.length > maxLines) return nothing(texts.tooManyLines({ most: formatNumber(maxLines) }))
  const find = peopleFinder(surroundings.people)
  const before = new Map<string, number>()
  const lines = rows.map((row) => {
    const planned = planLine(row, { columns, find, ...surroundings })
    if (!planned.record) return planned
    const { person, data } = planned.record
    const same = JSON.stringify([person.id, data])
    const twin = before.get(same)
    if (twin === undefined) before.set(same, row.line)
    return twin === undefined ? planned : failed(planned, texts.twin({ line: twin }))
  })
  return { lines, head, problem: '' }
}

const nothing = (problem: string): RecordPlan => ({ lines: [], head: undefined, problem })

function failed({ record: _, ...line }: PlannedRecord, reason: string): PlannedRecord {
  return { ...line, state: 'error', reason }
}

/** By the names of the columns where the first row has such; else person, step, date, comment and hours. */
function readColumns(all: readonly CsvRow[]): { columns: Columns; head?: readonly string[]; rows: readonly CsvRow[] } {
  const [first, ...others] = all
  const columns: Columns = {}
  for (const [at, cell] of (first?.cells ?? []).entries()) {
    const head = headOf(cell)
    if (head) columns[head] ??= at
  }
  if (first && Object.keys(columns).length > 1) return { columns, head: first.cells, rows: others }
  return { columns: { name: 0, step: 1, day: 2, notes: 3, hours: 4 }, rows: all }
}

interface LineContext extends Surroundings {
  columns: Columns
  find: (text: string) => readonly Person[]
}

function planLine({ line, cells }: CsvRow, { columns, find, stages, now }: LineContext): PlannedRecord {
  const cell = (name: keyof Columns) => cells[columns[name] ?? -1]?.trim() ?? ''
  const who = cell('email') || cell('name')
  const planned: PlannedRecord = { line, cells, who, step: cell('step'), day: cell('day'), state: 'error', reason: '' }
  const people = find(who)
  const ids = stagesIn(planned.step, stages)
  const from = readDay(planned.day)
  const hours = readHours(cell('hours'))
  const notes = cell('notes')
  const [person] = people
  if (who === '') return failed(planned, texts.noPerson())
  if (!person) return failed(planned, texts.notRegistered())
  if (people.length > 1) return failed(planned, texts.ambiguous())
  if (typeof ids === 'string') return failed(planned, texts.noSuchStage({ stage: ids }))
  if (ids.length === 0 && notes === '') return failed(planned, texts.nothingSaid())
  if (notes.length > maxNotesLength) return failed(planned, texts.notesTooLong())
  if (planned.day === '') return failed(planned, texts.noDay())
  if (!from) return failed(planned, texts.dayUnclear())
  if (hours === undefined) return failed(planned, texts.hoursUnclear())
  const data = { Stages: ids, Notes: notes, Start: from.at, End: from.at + hours }
  if (from.at < 0) return failed(planned, texts.tooEarly())
  if (hours > maxRecordLength) return failed(planned, texts.tooLong())
  if (data.End > now + maxAhead) return failed(planned, texts.ahead())
  return { ...planned, state: 'new', record: { person, data, key: randomKey() } }
}

/** By the email address, which is one person's, or else by the name, which several may have. */
function peopleFinder(people: readonly Person[]): (text: string) => readonly Person[] {
  const emails = Map.groupBy(people, ({ email }) => nameKey(email))
  const names = Map.groupBy(
    people.filter(({ name }) => name !== ''),
    ({ name }) => folded(nameKey(name)),
  )
  return (text) => emails.get(nameKey(text)) ?? names.get(folded(nameKey(text))) ?? []
}

/** Ids in the system's order; a text for the first one that there is not. The whole cell may be a name; else its parts are. */
function stagesIn(cell: string, stages: readonly Entry[]): number[] | string {
  if (cell === '') return []
  const byName = new Map(stages.map(({ id, Description }) => [nameKey(Description), id]))
  const whole = byName.get(nameKey(cell))
  if (whole !== undefined) return [whole]
  const ids = new Set<number>()
  for (const part of cell.split(/[;|\n]/).filter((each) => each.trim() !== '')) {
    const id = byName.get(nameKey(part))
    if (id === undefined) return part.trim()
    ids.add(id)
  }
  return stages.flatMap(({ id }) => (ids.has(id) ? [id] : []))
}

/** In milliseconds: '2.5', '2,5' and '2:30' alike; none is no time. */
function readHours(text: string): number | undefined {
  if (text === '') return 0
  const [, whole, minutes] = /^(\d{1,3}):([0-5]\d)(?: ?h)?$/.exec(text) ?? []
  if (whole) return (Number(whole) * 60 + Number(minutes)) * 60_000
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,4})?)(?: ?h(?:ours?)?)?$/.exec(text) ?? []
  return figure ? Math.round(Number(figure.replace(',', '.')) * 60) * 60_000 : undefined
}
