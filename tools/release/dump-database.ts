// node tools/release/dump-database.ts <step>
// Fills a site of the built program on each database, and writes it as SQL into the server's released databases, named
// after its last step. For each release with a new migration; see docs/decisions/0025-migrations-are-frozen.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '@sitewright/server/testing'
import { freePort, startSite } from '../bench/site-under-test.ts'
import { ensurePostgres } from '../setup/postgres.ts'
import { root } from '../setup/root.mjs'
import { fillSite } from './fill-site.ts'

const released = join(root, 'apps/server/src/db/migrations/released')
/** As the tests know it. */
const password = 'a long enough password'

async function fill(dataDir: string, settings: Record<string, string> = {}): Promise<void> {
  // nobody listens there, so that emails and what caches are to forget wait
  const nowhere = `127.0.0.1:${await freePort()}`
  const away = { SMTP_URL: `smtp://${nowhere}`, CACHE_PURGE_URL: `http://${nowhere}/` }
  const site = await startSite({ dataDir, settings: { ADMIN_PASSWORD: password, ...away, ...settings } })
  try {
    await fillSite({ origin: site.origin, password })
  } finally {
    await site.end()
  }
}

async function dumpSqlite(folder: string, file: string): Promise<void> {
  const dataDir = join(folder, 'sqlite')
  await fill(dataDir)
  const dump = execFileSync('sqlite3', [join(dataDir, 'sitewright.sqlite'), '.dump'], { encoding: 'utf8' })
  writeFileSync(file, dump.replace(/^PRAGMA foreign_keys=OFF;\n/, ''))
}

async function dumpPostgres(folder: string, file: string): Promise<void> {
  const postgres = await startPostgres()
  try {
    const client = new pg.Client({ connectionString: postgres.address('postgres') })
    await client.connect()
    await client.query('create database released')
    await client.end()
    const url = postgres.address('released')
    await fill(join(folder, 'postgres'), { DATABASE_URL: url })
    const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments']
    const dump = execFileSync(join(ensurePostgres(), 'pg_dump'), [...options, url], { encoding: 'utf8' })
    const isKept = (line: string) => !/^(--|SET |\\|SELECT pg_catalog\.set_config|$)/.test(line)
    writeFileSync(file, `${dump.split('\n').filter(isKept).join('\n')}\n`)
  } finally {
    await postgres.stop()
  }
}

const [step] = process.argv.slice(2)
if (!step) throw new Error('Name the last step, such as 0017')
const folder = mkdtempSync(join(tmpdir(), 'sitewright-released-'))
try {
  await dumpSqlite(folder, join(released, `${step}-sqlite.sql`))
  await dumpPostgres(folder, join(released, `${step}-postgres.sql`))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
