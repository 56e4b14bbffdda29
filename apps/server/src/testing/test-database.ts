import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { stepsOf, type KindMigrations } from '../db/migrate.ts'
import { template } from './postgres-template.ts'

export interface TestDatabase {
  /** A fresh folder for files, and for the database where it is SQLite. */
  dataDir: string
  /** Set where the tests run on PostgreSQL. */
  databaseUrl?: string
  remove: () => Promise<void>
}

/**
 * Databases that an earlier test of this process is done with, emptied again, by the steps that were taken in them:
 * quicker than new ones.
 */
const spare = new Map<string, string[]>()

/**
 * An empty database of the test's own, on the engine that the test run is for.
 *
 * @param kinds whose tables are to be in it at most; they may be there already.
 */
export async function createTestDatabase(kinds: KindMigrations = new Map()): Promise<TestDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'))
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true })
  if (process.env['TEST_DATABASE'] !== 'postgres') return { dataDir, remove: async () => removeFolder() }

  const admin = inject('postgresUrl')
  const wanted = keyOf(Object.keys(stepsOf(kinds)))
  const databaseUrl = spare.get(wanted)?.pop() ?? (await createFromTemplate(admin))
  return {
    dataDir,
    databaseUrl,
    async remove() {
      const steps = await empty(databaseUrl)
      if (steps) spare.set(keyOf(steps), [...(spare.get(keyOf(steps)) ?? []), databaseUrl])
      removeFolder()
    },
  }
}

const keyOf = (steps: readonly string[]) => steps.toSorted().join()

async function createFromTemplate(admin: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(admin, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Deletes every row and starts all ids from 1 again; the tables stay as the migrations made them.
 *
 * @returns the steps that were taken in it; undefined if a test took all tables away.
 */
function empty(url: string): Promise<string[] | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    )
    await client.query(
      [
        'begin',
        'set local session_replication_role = replica',
        ...rows.map(({ name }) => `delete from ${name}`),
        "select setval(oid::regclass, 1, false) from pg_class where relkind = 'S'",
        'commit',
      ].join('; '),
    )
    const { rows: known } = await client.query("select to_regclass('kysely_migration') as found")
    if (!known[0].found) return undefined
    const steps = await client.query<{ name: string }>('select name from kysely_migration')
    return steps.rows.map(({ name }) => name)
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
