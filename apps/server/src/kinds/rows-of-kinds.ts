import type { AnyDb } from '../db/engine.ts'
import { kindOfName, kindOfNoun } from './kind-settings.ts'

/** The tables of the server in which page kinds have rows, with whose a row is; undefined for what is no kind's. */
const tables: readonly { table: string; column: string; kindOf: (value: string) => string | undefined }[] = [
  { table: 'settings', column: 'name', kindOf: kindOfName },
  { table: 'document_revisions', column: 'noun', kindOf: kindOfNoun },
  { table: 'documents', column: 'noun', kindOf: kindOfNoun },
  { table: 'working_copies', column: 'subject', kindOf: kindOfNoun },
  { table: 'kind_jobs', column: 'kind', kindOf: (kind) => kind },
  { table: 'kind_events', column: 'kind', kindOf: (kind) => kind },
]

/** The page kinds whose settings, jobs or events the server's own tables have, sorted. */
export async function kindsWithRows(db: AnyDb): Promise<string[]> {
  const kinds = new Set<string>()
  for (const { table, column, kindOf } of tables)
    for (const { value } of await valuesOf(db, table, column)) kinds.add(kindOf(value) ?? '')
  kinds.delete('')
  return [...kinds].sort()
}

/** Deletes the settings of page kinds with their history, when their jobs are due, and what they were to be told. */
export async function deleteRowsOfKinds(tx: AnyDb, kinds: readonly string[]): Promise<void> {
  for (const { table, column, kindOf } of tables) {
    const values = (await valuesOf(tx, table, column)).map(({ value }) => value)
    const theirs = values.filter((value) => kinds.includes(kindOf(value) ?? ''))
    if (theirs.length > 0) await tx.deleteFrom(table).where(column, 'in', theirs).execute()
  }
}

const valuesOf = (db: AnyDb, table: string, column: string) =>
  db.selectFrom(table).select(`${column} as value`).distinct().$castTo<{ value: string }>().execute()
