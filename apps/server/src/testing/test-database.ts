import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { template } from './postgres-template.ts'

export interface TestDatabase {
  /** A fresh folder for files, and for the database where it is SQLite. */
  dataDir: string
  /** Set where the tests run on PostgreSQL. */
  databaseUrl?: string
  remove: () => Promise<void>
}

let count = 0

/** Databases that an earlier test of this process is done with, emptied again: quicker than new ones. */
const spare: string[] = []

/** An empty database of the test's own, on the engine that the test run is for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'))
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true })
  if (process.env['TEST_DATABASE'] !== 'postgres') return { dataDir, remove: async () => removeFolder() }

  const admin = inject('postgresUrl')
  const databaseUrl = spare.pop() ?? (await createFromTemplate(admin))
  return {
    dataDir,
    databaseUrl,
    async remove() {
      await empty(databaseUrl)
      spare.push(databaseUrl)
      removeFolder()
    },
  }
}

async function createFromTemplate(admin: string): Promise<string> {
  const name = `test_${process.pid}_${count++}`
  await withClient(admin, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}

/** Deletes every row and starts all ids from 1 again; the tables stay as the migrations made them. */
async function empty(url: string): Promise<void> {
  await withClient(url, async (client) => {
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
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
