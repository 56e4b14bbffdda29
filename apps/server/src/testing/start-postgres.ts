import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A PostgreSQL of a test's own, in a temporary folder. */
export interface TestPostgres {
  /** A superuser's address of a database in it. */
  address: (database: string) => string
  /**
   * Ends it, as `pg_ctl stop` does: SIGINT ends every connection, SIGQUIT lets nobody finish anything. SIGKILL kills the
   * postmaster. What it holds stays.
   */
  end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** Starts it again after it was ended. */
  start: () => Promise<void>
  /** Ends it and removes all that was in it. */
  stop: () => Promise<void>
}

export interface TestPostgresOptions {
  /** What was committed survives the end of the program, whatever ends it. @default false */
  durable?: boolean
}

/** Starts an empty PostgreSQL of the tests' own, on a socket in a temporary folder. */
export async function startPostgres({ durable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const bin = binaries()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-pg-'))
  const run = asPostgresUser(folder)
  const data = `${folder}/data`
  execFileSync(
    ...run(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // nothing here has to survive a crash of the machine
    'fsync=off',
    'full_page_writes=off',
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    'autovacuum=off',
  ]
  const [command, args] = run(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])])
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const started = spawn(command, args, { stdio: 'ignore' })
      server = started
      if (await ready(bin, folder, started)) return
      // those that it had started may live a moment longer than a postmaster that was killed
      if (attempt === 50) throw new Error('PostgreSQL does not start')
      await sleep(100)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = server
    server = undefined
    if (!ended || ended.exitCode !== null) return
    const exited = once(ended, 'exit')
    ended.kill(signal)
    await exited
  }

  await start()
  return {
    address: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    end,
    start,
    async stop() {
      await end('SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of `initdb` and `postgres`. */
function binaries(): string {
  if (process.env['PG_BIN']) return process.env['PG_BIN']
  const base = '/usr/lib/postgresql'
  const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => `${base}/${version}/bin`).find((bin) => fs.existsSync(`${bin}/initdb`))
  if (!found) throw new Error('PostgreSQL is not installed: set PG_BIN to the folder of initdb, or run npm test')
  return found
}

/** PostgreSQL refuses to run as root, so it then runs as the user that its package made. */
function asPostgresUser(folder: string) {
  const root = process.getuid?.() === 0
  if (root) execFileSync('chown', ['postgres', folder])
  return (command: string, args: string[]): [string, string[]] =>
    root ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]] : [command, args]
}

/** @returns false if it ended by itself. */
async function ready(bin: string, folder: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (server.exitCode !== null) return false
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', folder, '-q'])
      return true
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL did not start within two minutes')
}
