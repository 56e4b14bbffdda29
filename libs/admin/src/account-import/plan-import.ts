import type { ListedAccount, Role } from '@sitewright/api-client'
import { readCsv, type CsvRow } from '@sitewright/page-kit'
import { headOf } from './column-heads.ts'
import { emailProblem } from './email-problem.ts'
import { readEntry, type Entry } from './read-entry.ts'
import { readPeople } from './read-people.ts'
import { texts } from './messages.ts'

/** The most people of one list. */
export const maxPeople = 5000

/** A person of the list, and what would become of them. */
export interface PlannedPerson {
  /** The line of the list, from 1 on. */
  line: number
  email: string
  name: string
  /** Titles of roles, as they are in the list. */
  roles: string[]
  /** `exists`: an account has the address already. `error`: nothing can be created. */
  state: 'new' | 'exists' | 'error'
  /** Why it is an error; '' otherwise. */
  reason: string
}

export interface ImportPlan {
  people: PlannedPerson[]
  /** Titles that no role has, in the order in which they come. */
  unknown: string[]
  /** Why nothing can be read; '' otherwise. */
  problem: string
}

interface Columns {
  email: number
  names: number[]
  roles: number | undefined
}

/** What would become of the people of a list, with these accounts and roles. */
export function planImport(
  text: string,
  { accounts, roles }: { accounts: readonly ListedAccount[]; roles: readonly Role[] },
): ImportPlan {
  const known = new Set(roles.map(({ title }) => titleKey(title)))
  const people = peopleOf(text, known)
  if (people.length === 0) return empty(texts.nobody())
  if (!people.some(({ inColumn, entry }) => inColumn || entry.email !== '')) return empty(texts.noAddresses())
  if (people.length > maxPeople) return empty(texts.tooMany({ most: maxPeople }))

  const present = new Set(accounts.map(({ email }) => emailKey(email)))
  const before = new Map<string, number>()
  const planned = people.map(({ line, entry }): PlannedPerson => {
    const { email, name } = entry
    const person = { line, email, name, roles: entry.roles.flatMap((some) => titlesIn(some, known)), reason: '' }
    const key = emailKey(email)
    const twin = before.get(key)
    if (twin === undefined) before.set(key, line)
    const problem = entry.problem || emailProblem(email) || (name.includes('@') ? texts.atInName() : '')
    if (problem !== '') return { ...person, state: 'error', reason: problem }
    if (twin !== undefined) return { ...person, state: 'error', reason: texts.sameAddress({ line: twin }) }
    return { ...person, state: present.has(key) ? 'exists' : 'new' }
  })
  const titles = planned.filter(({ state }) => state === 'new').flatMap((person) => person.roles)
  const unknown = new Map(
    titles.filter((title) => !known.has(titleKey(title))).map((title) => [titleKey(title), title]),
  )
  return { people: planned, unknown: [...unknown.values()], problem: '' }
}

interface ListedPerson {
  line: number
  entry: Entry
  /** Whether the list said where its addresses are. */
  inColumn: boolean
}

/** Everybody whom a table names, or a list of people as they are written anywhere. */
function peopleOf(text: string, known: ReadonlySet<string>): ListedPerson[] {
  const isRole = (title: string) => title !== '' && titlesIn(title, known).every((one) => known.has(titleKey(one)))
  const [head, ...rows] = readCsv(text)
  const columns = head && columnsOf(head)
  if (!columns)
    return text
      .split(/\r\n?|\n/)
      .flatMap((line, index) => readPeople(line, isRole).map((entry) => ({ line: index + 1, entry, inColumn: false })))
  return rows.flatMap(({ line, cells }) => {
    const [only = '', ...others] = cells.filter((cell) => cell !== '')
    // somebody was added below a table as they are written elsewhere
    const isLoose = others.length === 0 && only.includes('@')
    const entries = isLoose ? readPeople(only, isRole) : [entryOf(cells, columns)]
    return entries.map((entry) => ({ line, entry, inColumn: true }))
  })
}

function entryOf(cells: readonly string[], columns: Columns): Entry {
  const email = cells[columns.email] ?? ''
  const read = email.includes('@') ? readEntry(email) : { email, name: '', roles: [], problem: '' }
  const name = columns.names
    .map((column) => cells[column] ?? '')
    .join(' ')
    .trim()
  const roles = columns.roles === undefined ? '' : (cells[columns.roles] ?? '')
  return { ...read, name: name || read.name, roles: roles === '' ? read.roles : [roles] }
}

const empty = (problem: string): ImportPlan => ({ people: [], unknown: [], problem })

/** Where a row names the columns; undefined where it names none for the addresses. */
function columnsOf({ cells }: CsvRow): Columns | undefined {
  const heads = cells.map(headOf)
  const email = heads.indexOf('email')
  if (email < 0 || cells.some((cell) => cell.includes('@'))) return undefined
  const names = heads.flatMap((head, column) => (head === 'name' ? [column] : []))
  const roles = heads.indexOf('roles')
  return { email, names, roles: roles < 0 ? undefined : roles }
}

/** The whole cell may be a title; else its parts are. */
function titlesIn(cell: string, known: ReadonlySet<string>): string[] {
  if (cell === '') return []
  if (known.has(titleKey(cell))) return [cell]
  const parts = cell.split(/[,;|\n]/).map((part) => part.trim())
  return [...new Map(parts.filter(Boolean).map((part) => [titleKey(part), part])).values()]
}

export const titleKey = (title: string) => title.trim().normalize('NFKC').toLowerCase()

const emailKey = (email: string) => email.trim().normalize('NFKC').toLowerCase()
