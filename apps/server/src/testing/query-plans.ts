import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A statement that starts at the first row of a table, or of an index, and looks at each. */
export interface Scan {
  table: string
  /** As the database writes it in its plan. */
  step: string
}

/** Finds out, by asking the database for its plan, of which tables a query looks at each row. */
export async function scansOf(database: Database, query: CompiledQuery): Promise<Scan[]> {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(query.sql)) return []
  return database.engine === 'sqlite' ? sqliteScans(database, query) : postgresScans(database, query)
}

async function sqliteScans({ read }: Database, { sql: text, parameters }: CompiledQuery): Promise<Scan[]> {
  const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
  const { rows } = await read.executeQuery<{ detail: string }>(explain)
  return rows.flatMap(({ detail }) => {
    // a virtual table with something in its index string was asked for what it finds by itself
    const [, table] = /^SCAN (\w+)(?! VIRTUAL TABLE INDEX \d+:\S)/.exec(detail) ?? []
    return table === undefined ? [] : [{ table, step: detail }]
  })
}

interface PostgresStep {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PostgresStep[]
}

/** PostgreSQL estimates badly without real rows, so it is asked whether it could do without a scan, not whether it would. */
async function postgresScans(database: Database, { sql: text, parameters }: CompiledQuery): Promise<Scan[]> {
  const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
  const ask = async (db: Kysely<Schema>) => {
    await sql`set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`.execute(db)
    return db.executeQuery<{ 'QUERY PLAN': { Plan: PostgresStep }[] }>(explain)
  }
  const { rows } = await database.raw.connection().execute(ask)
  const steps = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => stepsOf(Plan))
  return steps.flatMap((step) => {
    const table = step['Relation Name']
    return table !== undefined && step['Node Type'] === 'Seq Scan' ? [{ table, step: `Seq Scan on ${table}` }] : []
  })
}

function stepsOf(step: PostgresStep): PostgresStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}
