import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { limit } from '../limits/limits.ts'
import { serverCommand } from '../process/server-command.ts'
import { root } from '../setup/root.mjs'
import { cpuOf } from './process-figures.ts'

export const administrator = { email: 'admin@example.org', password: 'a password for measuring' }

/** How a site is started. */
export interface SiteOptions {
  dataDir: string
  /** By default a free one. */
  port?: number | undefined
  /** Further variables of its environment. */
  settings?: Record<string, string>
  /** What Node runs: by default the built server. */
  command?: readonly string[] | undefined
}

/** A running server. */
export interface RunningSite {
  origin: string
  pid: number
  port: number
  /** Milliseconds from starting Node to the first page. */
  firstPage: number
  /** Milliseconds of processor time until then. */
  processor: number
  /** Ends it, by default with the signal that lets requests under way finish. */
  end: (signal?: NodeJS.Signals) => Promise<void>
  /** True as long as its process lives. */
  runs: () => boolean
}

/** Starts the real server on a port of this machine and waits for its first page. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { dataDir, settings = {}, command = serverCommand } = options
  const port = options.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // no browser is asked for it
    SITE_LANGUAGE: 'en-NZ',
    LOG_LEVEL: 'warn',
    // whatever the load, it comes from this machine
    MAX_CONNECTIONS_PER_ADDRESS: '10000',
    ...settings,
  }
  const started = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await answers(child, `${origin}/`)
  } catch (error) {
    // nobody else could end it
    await end(child, 'SIGKILL')
    throw error
  }
  const firstPage = performance.now() - started
  // it has answered, so it has one
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    port,
    firstPage,
    processor: cpuOf(pid),
    end: (signal) => end(child, signal),
    runs: () => child.exitCode === null && child.signalCode === null,
  }
}

/** Waits until an address answers well. @throws when the server ends before it does. */
export async function answers(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + limit(30)
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    try {
      const response = await fetch(url)
      await response.arrayBuffer()
      if (response.ok) return
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${url} did not answer within ${limit(30) / 1000} s`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
