import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { firstStart } from './administrator.ts'
import { freePort } from './free-port.ts'

export interface OwnSite {
  /** Where it is, without a trailing `/`. */
  address: string
  /** Moves the server's clock ahead. */
  passTime: (seconds: number) => Promise<void>
  /** The server's time in seconds since 1970. */
  now: () => number
  /** Ends the server; its data and its address stay. */
  stop: () => Promise<void>
  /** Ends it as a crash or a power cut does. */
  kill: () => Promise<void>
  /** Starts it again. */
  start: () => Promise<void>
  close: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')
const clock = join(import.meta.dirname, 'movable-clock.mjs')

/** A server beside the one of all journeys, with a new database, settings and a clock of its own. */
export async function startOwnSite(settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-e2e-'))
  const spawnServer = () =>
    spawn(process.execPath, ['--import', clock, 'apps/server/bin/server.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        ...firstStart,
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  let child = spawnServer()
  let ahead = 0

  async function passTime(seconds: number): Promise<void> {
    const moved = once(child, 'message')
    child.send(seconds * 1000)
    await moved
    ahead += seconds
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  const stop = () => end('SIGTERM')

  async function start(): Promise<void> {
    child = spawnServer()
    await isUp(`${address}/healthz`)
  }

  async function close(): Promise<void> {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  await isUp(`${address}/healthz`)
  return {
    ...{ address, passTime, stop, start, close },
    now: () => Math.floor(Date.now() / 1000) + ahead,
    kill: () => end('SIGKILL'),
  }
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
