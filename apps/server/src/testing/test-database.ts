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

/** An empty database of the test's own, on the engine that the test run is for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'))
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true })
  if (process.env['TEST_DATABASE'] !== 'postgres') return { dataDir, remove: async () => removeFolder() }

  const admin = inject('postgresUrl')
  const name = `test_${process.pid}_${count++}`
  await query(admin, `create database ${name} template ${template}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await query(admin, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
