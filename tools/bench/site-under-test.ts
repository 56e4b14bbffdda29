import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { serverCommand } from '../process/server-command.ts'
import { root } from '../setup/root.mjs'

export const administrator = { email: 'admin@example.org', password: 'a password for measuring' }

/**
 * Starts the real server on a free port of this machine and waits for its first page.
 *
 * @param {{ dataDir: string, port?: number, settings?: Record<string, string>, command?: string[] }} options `settings`
 *   are further variables of its environment, `command` is what Node runs: the built server.
 * @returns the running site; `firstPage` is the milliseconds from starting Node to that page.
 */
export async function startSite({ dataDir, port, settings = {}, command = serverCommand }) {
  port ??= await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    // whatever the load, it comes from this machine
    MAX_CONNECTIONS_PER_ADDRESS: '10000',
    ...settings,
  }
  const started = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  await answers(child, `${origin}/`)
  return {
    origin,
    pid: child.pid,
    port,
    firstPage: performance.now() - started,
    end: (signal) => end(child, signal),
    runs: () => child.exitCode === null && child.signalCode === null,
  }
}

/** Waits until an address answers well. @throws when the server ends before it does. */
export async function answers(child, url) {
  const until = performance.now() + 30_000
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
  throw new Error(`${url} did not answer within 30 s`)
}

async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
