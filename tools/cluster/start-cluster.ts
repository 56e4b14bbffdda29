import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, startS3, startScriptedSmtp, startSiteverify } from '@sitewright/server/testing'
import { freePort, startSite } from '../bench/site-under-test.ts'
import { startNginx } from './start-nginx.ts'

const names = ['a', 'b', 'c']

/** With it visitors are asked for tokens of reCAPTCHA, which a server of ours verifies: no work is to be proved. */
export const siteKey = 'key of the site'

/**
 * Starts three servers at the same moment over one empty PostgreSQL and one empty storage, each as if on a machine of its
 * own, with nginx in front and a mail server behind.
 *
 * @param {{ durable?: boolean }} [options] `durable`: what was committed survives the end of the PostgreSQL.
 */
export async function startCluster({ durable = false } = {}) {
  const stops = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-cluster-'))
    stops.push(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = await startPostgres({ durable })
    stops.push(postgres.stop)
    const databaseUrl = await createDatabase(postgres)
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
    }
    const servers = names.map((name) => machine({ dataDir: join(folder, name), settings }))
    stops.push(() => Promise.all(servers.map((server) => server.end())))
    const started = await Promise.allSettled(servers.map((server) => server.start()))
    for (const { reason } of started) if (reason) throw reason

    const nginx = await startNginx({ port, servers: servers.map(({ origin }) => new URL(origin).host) })
    stops.push(() => nginx.stop())
    // a pool, since a test may end the PostgreSQL and start it again
    const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    database.on('error', () => {})
    stops.push(() => database.end())
    return { origin: settings.PUBLIC_URL, servers, nginx, smtp, database, databaseUrl, postgres, storage, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createDatabase({ address }) {
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query('create database site')
  await client.end()
  return address('site')
}

/** One server, which keeps its port over restarts. */
function machine({ dataDir, settings }) {
  let running
  const server = {
    origin: '',
    /**
     * @param {string[]} [command] what Node runs: absent, the built server.
     * @returns the milliseconds until its first page.
     */
    async start(command) {
      running = await startSite({ dataDir, port: running?.port, settings, command })
      server.origin = running.origin
      return running.firstPage
    },
    /** @param {NodeJS.Signals} [signal] by default the one that lets requests under way finish. */
    end: (signal) => running?.end(signal),
    /** True as long as its process lives. */
    runs: () => running?.runs() ?? false,
  }
  return server
}
