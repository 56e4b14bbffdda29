import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { openSqlite } from './db/database.ts'
import { lockDataFolder } from './db/data-folder.ts'
import { migrate } from './db/migrate.ts'
import { StartError } from './db/start-error.ts'
import { startServer } from './start.ts'

const main = path.join(import.meta.dirname, 'main.ts')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-start-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Starts the real program. */
function startProgram(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--conditions=@sitewright/source', main], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the real program, which is expected to end by itself. */
function run(environment: Record<string, string> = {}): Promise<{ code: number | null; error: string }> {
  const child = startProgram(environment)
  let error = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk) => (error += chunk))
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, error: error.trim() })))
}

/** A built site that shows nothing. @returns its folder. */
function emptySite(): string {
  const site = path.join(folder, 'site')
  fs.mkdirSync(path.join(site, 'dist/server'), { recursive: true })
  fs.writeFileSync(
    path.join(site, 'dist/server/entry-server.js'),
    'export default { render: () => {}, scriptHashes: [] }',
  )
  return site
}

const file = () => path.join(folder, 'sitewright.sqlite')

async function makeDatabase(): Promise<void> {
  const database = openSqlite(folder)
  await migrate(database)
  await database.close()
}

function expectOneLine(result: { code: number | null; error: string }, line: RegExp): void {
  expect(result).toEqual({ code: 1, error: expect.stringMatching(line) })
  expect(result.error).not.toContain('\n')
}

describe('a start that cannot succeed ends with one clear line, exit code 1 and the data as it was', () => {
  it('on a wrong setting', async () => {
    expectOneLine(await run({ PORT: 'abc' }), /^PORT must be a whole number/)
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('on the files of a site whose database is gone', async () => {
    fs.mkdirSync(path.join(folder, 'files/ab'), { recursive: true })
    fs.writeFileSync(path.join(folder, 'files/ab/abc'), 'a hut')
    expectOneLine(
      await run(),
      /^There are files of a site in .*files, but its database is gone: .*restore FILE --force/,
    )
    expect(fs.existsSync(file())).toBe(false)
  })

  it('on what a restore that did not end has left', async () => {
    const restoring = path.join(folder, 'restoring')
    fs.mkdirSync(restoring)
    const database = openSqlite(restoring)
    await migrate(database)
    await database.close()
    expectOneLine(
      await run(),
      /^A restore into .* did not end: run 'sitewright restore FILE --force' once more, or remove/,
    )
    expect(fs.existsSync(file())).toBe(false)
    expect(fs.existsSync(path.join(restoring, 'sitewright.sqlite'))).toBe(true)
  })

  it('on a port in use', async () => {
    const site = emptySite()
    const other = http.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const config = readConfig({ DATA_DIR: folder, PORT: String(port) })
    const start = startServer({ config, log: pino({ level: 'silent' }), site })
    await expect(start).rejects.toThrow(new StartError(`Port ${port} is in use; set PORT to a free one`))
    other.close()
    // everything was let go of: the folder can be locked again
    lockDataFolder(folder).release()
  })

  it('on a damaged database', async () => {
    await makeDatabase()
    const bytes = fs.readFileSync(file())
    bytes.fill(0x5a, 0, 4096)
    fs.writeFileSync(file(), bytes)
    expectOneLine(await run(), /is damaged or not a database/)
    expect(fs.readFileSync(file()).equals(bytes)).toBe(true)
  })

  it('on a database that is damaged somewhere inside', async () => {
    await makeDatabase()
    const bytes = fs.readFileSync(file())
    bytes.fill(0xff, 4096 * 2, 4096 * 3)
    fs.writeFileSync(file(), bytes)
    expectOneLine(await run(), /is damaged or not a database/)
    expect(fs.readFileSync(file()).equals(bytes)).toBe(true)
  })

  it('on a file that is no database', async () => {
    fs.writeFileSync(file(), 'These are my notes, not a database.'.repeat(200))
    expectOneLine(await run(), /is damaged or not a database/)
  })

  it('on a database of a newer program', async () => {
    await makeDatabase()
    const db = new DatabaseSync(file())
    db.exec("insert into kysely_migration (name, timestamp) values ('0999-from-the-future', '2030-01-01')")
    db.close()
    const before = fs.readFileSync(file())
    expectOneLine(await run(), /was written by a newer Sitewright/)
    expect(fs.readFileSync(file()).equals(before)).toBe(true)
  })

  it('on a database that another program has locked', async () => {
    await makeDatabase()
    const db = new DatabaseSync(file())
    db.exec('pragma journal_mode = delete; begin exclusive')
    const result = await run()
    db.close()
    expectOneLine(result, /is locked by another program/)
  })

  it('while another Sitewright runs on the same folder', async () => {
    const lock = lockDataFolder(folder)
    const result = await run()
    lock.release()
    expectOneLine(result, /^Another Sitewright is running on the data folder/)
  })

  it.each(['sqlite', 'postgres://nobody@127.0.0.1:1/none'])(
    'on a data folder that cannot be used (%s)',
    async (url) => {
      const notAFolder = path.join(folder, 'file')
      fs.writeFileSync(notAFolder, '')
      // a folder in which nobody can make anything, root included
      for (const DATA_DIR of [notAFolder, path.join(notAFolder, 'below'), '/proc', '/proc/sitewright']) {
        const result = await run({ DATA_DIR, ...(url === 'sqlite' ? {} : { DATABASE_URL: url }) })
        expectOneLine(
          result,
          /^The data folder \S+ is not writable: set DATA_DIR to a folder that this user can write to/,
        )
        expect(result.error).toContain(DATA_DIR)
      }
    },
  )
})

describe('a start that waits for an unreachable PostgreSQL', () => {
  it('ends with exit code 0 at the first SIGTERM', async () => {
    const child = startProgram({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'warn' })
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    expect(JSON.parse(String(line))).toMatchObject({
      msg: 'the database cannot be reached and is tried again in 0.5 s',
      err: { code: 'ECONNREFUSED' },
    })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

it('a stop ends answers that would go on for ever, and waits for nobody who listens', async () => {
  const running = await startServer({
    config: readConfig({ DATA_DIR: folder, PORT: '0', STARTER_SITE: 'off' }),
    log: pino({ level: 'silent' }),
    site: emptySite(),
  })
  const { id } = await running.services.database.read
    .selectFrom('accounts')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const headers = { cookie: `sitewright=${await running.services.sessions.start(id)}` }
  const { body } = await fetch(`${running.address}/api/1/private/page-list-news.php`, { headers })
  const reader = body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('"changes":0')
  const [end] = await Promise.all([reader.read(), running.stop()])
  expect(end.done).toBe(true)
})
