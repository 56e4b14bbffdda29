import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { template } from './postgres-template.ts'

/** A PostgreSQL database of a test's own, which later tests may have after it. */
export interface PostgresDatabase {
  url: string
  /** Notes all rows, and the next ids: what `restore` brings back. */
  keep: () => Promise<void>
  /**
   * Brings all rows back as they were when they were noted; there are none if they never were.
   *
   * @returns false if a test changed the tables themselves: then it is of no use to another.
   */
  restore: () => Promise<boolean>
}

/** A new one with the tables of the program and no rows. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const admin = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await (await clientOf(admin)).query(`create database ${name} template ${template}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  let restoring: string | undefined
  let made: string | undefined

  async function note(): Promise<void> {
    const client = await clientOf(url.href)
    made = await tablesOf(client)
    restoring = await noteRows(client)
  }

  return {
    url: url.href,
    keep: note,
    async restore() {
      const client = await clientOf(url.href)
      if (made !== undefined && made !== (await tablesOf(client))) return false
      await client.query(restoring ?? (await emptying(client)))
      return true
    },
  }
}

/** Connections that stay for the next use, by the database: to make one takes longer than to ask. */
const clients = new Map<string, Promise<pg.Client>>()

function clientOf(url: string): Promise<pg.Client> {
  let client = clients.get(url)
  if (!client) {
    client = connect(url)
    clients.set(url, client)
  }
  return client
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // a test may end all connections, and the last one ends the server itself
  client.on('error', () => clients.delete(url))
  await client.connect()
  return client
}

/** What tells whether the tables are still the same: their numbers change when they are made again. */
async function tablesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ oid: number }>(
    "select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by oid",
  )
  return rows.map(({ oid }) => oid).join()
}

async function noteRows(client: pg.Client): Promise<string> {
  const inserts = []
  await client.query('create schema kept')
  for (const name of await namesOf(client)) {
    const { rowCount } = await client.query(`create table kept.${name} as select * from public.${name}`)
    if (rowCount) inserts.push(`insert into public.${name} select * from kept.${name}`)
  }
  const { rows: sequences } = await client.query<{ name: string; next: string }>(
    "select sequencename as name, coalesce(last_value, 1) || ', ' || (last_value is not null) as next from pg_sequences",
  )
  return restoringWith(await namesOf(client), [
    ...inserts,
    ...sequences.map(({ name, next }) => `select setval('public.${name}', ${next})`),
  ])
}

async function emptying(client: pg.Client): Promise<string> {
  return restoringWith(await namesOf(client), [
    "select setval(oid::regclass, 1, false) from pg_class where relkind = 'S'",
  ])
}

function restoringWith(tables: readonly string[], steps: readonly string[]): string {
  const deletes = tables.map((name) => `delete from public.${name}`)
  return ['begin', 'set local session_replication_role = replica', ...deletes, ...steps, 'commit'].join('; ')
}

/** All tables but those in which Kysely notes the steps. */
async function namesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  )
  return rows.map(({ name }) => name)
}
