import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface TestPostgres {
  /** A superuser's address of a database in it. */
  address: (database: string) => string
  /** Ends it and removes all that was in it. */
  stop: () => Promise<void>
}

/** Starts an empty PostgreSQL of the tests' own, on a socket in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
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
    // nothing here has to survive a crash
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'autovacuum=off',
  ]
  const [command, args] = run(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])])
  const server = spawn(command, args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await ready(bin, folder)
  return {
    address: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const pid = Number(fs.readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
      process.kill(pid, 'SIGINT')
      await ended
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

async function ready(bin: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', folder, '-q'])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not start within 10 seconds')
}
