import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  startPostgres,
  startS3,
  startScriptedSmtp,
  startSiteverify,
  type ScriptedSmtp,
  type TestPostgres,
} from '@sitewright/server/testing'
import { freePort, startSite, type RunningSite, type SiteOptions } from '../bench/site-under-test.ts'
import { startNginx, type RunningNginx } from './start-nginx.ts'

/** With it visitors are asked for tokens of reCAPTCHA, which a server of ours verifies: no work is to be proved. */
export const siteKey = 'key of the site'

/** One for each server. */
export type Three<Each> = [Each, Each, Each]

/** Three servers over one database and one storage, and what is around them. */
export interface Cluster {
  /** Of nginx, which is in front of them. */
  origin: string
  servers: Three<Machine>
  nginx: RunningNginx
  smtp: ScriptedSmtp
  database: pg.Pool
  postgres: TestPostgres
  stop: () => Promise<void>
}

interface ClusterOptions {
  durable?: boolean
  settings?: Record<string, string>
}

/** One server, which keeps its port over restarts. */
export interface Machine {
  origin: string
  /**
   * @param command what Node runs: absent, the built server.
   * @returns the milliseconds until its first page.
   */
  start: (command?: readonly string[]) => Promise<number>
  /** Ends it, by default with the signal that lets requests under way finish. */
  end: (signal?: NodeJS.Signals) => Promise<void>
  /** True as long as its process lives. */
  runs: () => boolean
  /** Stops its process where it is, as a paused machine does; `goOn` is to follow, before it can be ended. */
  standStill: () => Promise<void>
  goOn: () => void
}

/**
 * Starts three servers at the same moment over one empty PostgreSQL and one empty storage, each as if on a machine of its
 * own, with nginx in front and a mail server behind.
 *
 * @param options `durable`: what was committed survives the end of the PostgreSQL. `settings`: further variables of the
 *   servers' environment.
 */
export async function startCluster({ durable = false, settings: more = {} }: ClusterOptions = {}): Promise<Cluster> {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-cluster-'))
    stops.push(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = await startPostgres({ durable })
    stops.push(postgres.stop)
    const databaseUrl = await createDatabase(postgres.address)
    const storage = await startS3(join(folder, 'storage'))
    stops.push(storage.close)
    const smtp = await startScriptedSmtp()
    stops.push(smtp.stop)

    const siteverify = await startSiteverify({ siteKey })
    stops.push(siteverify.stop)

    const port = await freePort()
    const settings = {
      DATABASE_URL: databaseUrl,
      FILES_URL: storage.url,
      SMTP_URL: smtp.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: 'on',
      HUMAN_CHECK_VERIFY_URL: siteverify.url,
      ...more,
    }
    const inFolder = (name: string) => machine({ dataDir: join(folder, name), settings })
    const servers: Three<Machine> = [inFolder('a'), inFolder('b'), inFolder('c')]
    stops.push(() => Promise.all(servers.map((server) => server.end())))
    const started = await Promise.allSettled(servers.map((server) => server.start()))
    for (const each of started) if (each.status === 'rejected') throw each.reason

    const nginx = await startNginx({ port, servers: servers.map(({ origin }) => new URL(origin).host) })
    stops.push(() => nginx.stop())
    // a pool, since a test may end the PostgreSQL and start it again
    const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    database.on('error', () => {})
    stops.push(() => database.end())
    return { origin: settings.PUBLIC_URL, servers, nginx, smtp, database, postgres, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createDatabase(address: (database: string) => string) {
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query('create database site')
  await client.end()
  return address('site')
}

function machine({ dataDir, settings }: Pick<SiteOptions, 'dataDir' | 'settings'>): Machine {
  let running: RunningSite | undefined
  const server: Machine = {
    origin: '',
    async start(command) {
      running = await startSite({ dataDir, port: running?.port, settings, command })
      server.origin = running.origin
      return running.firstPage
    },
    end: async (signal) => running?.end(signal),
    runs: () => running?.runs() ?? false,
    async standStill() {
      if (!running) throw new Error('The server does not run')
      process.kill(running.pid, 'SIGSTOP')
      while (!stateOf(running.pid).startsWith('T')) await sleep(5)
    },
    goOn() {
      if (running?.runs()) process.kill(running.pid, 'SIGCONT')
    },
  }
  return server
}

/** As `ps` has it, such as `T` for a process that was stopped. */
function stateOf(pid: number): string {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim()
}
