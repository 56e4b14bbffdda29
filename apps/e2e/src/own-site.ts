import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { administrator } from './administrator.ts'
import { freePort } from './free-port.ts'

export interface OwnSite {
  /** Where it is, without a trailing `/`. */
  address: string
  /** Moves the server's clock ahead. */
  passTime: (seconds: number) => Promise<void>
  /** The server's time in seconds since 1970. */
  now: () => number
  close: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')
const clock = join(import.meta.dirname, 'movable-clock.mjs')

/** A server beside the one of all journeys, with a new database, settings and a clock of its own. */
export async function startOwnSite(settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-e2e-'))
  const child = spawn(process.execPath, ['--import', clock, 'apps/server/bin/server.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let ahead = 0

  async function passTime(seconds: number): Promise<void> {
    const moved = once(child, 'message')
    child.send(seconds * 1000)
    await moved
    ahead += seconds
  }

  async function close(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    }
    await rm(dataDir, { recursive: true, force: true })
  }

  await isUp(`${address}/healthz`)
  return { address, passTime, now: () => Math.floor(Date.now() / 1000) + ahead, close }
}

async function isUp(url: string): Promise<void> {
  const deadline = performance.now() + 120_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error(`${url} did not answer within two minutes`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
