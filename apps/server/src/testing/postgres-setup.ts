import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { template } from './postgres-template.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address of the PostgreSQL that the tests started. */
    postgresUrl: string
  }
}

/** Starts a PostgreSQL of the tests' own, and ends it after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgres()
  await makeTemplate(address)
  project.provide('postgresUrl', address('postgres'))
  return stop
}

async function makeTemplate(address: TestPostgres['address']): Promise<void> {
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  const database = await openPostgres(address(template))
  await migrate(database)
  await database.close()
}
