import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../bench/site-under-test.ts'
import { serverCommand } from '../process/server-command.ts'
import { plainEnvironment } from './type-commands.ts'

/** The account that the site begins with. */
export const administrator = { email: 'admin@example.org', password: 'a long password for authors' }

/** The running server of a checkout. */
export interface ServedSite {
  address: string
  close: () => Promise<void>
  /** What it has said so far. */
  log: () => string
}

/** Starts the built server of a checkout on a port of its own. */
export async function serveSite({ folder, dataDir }: { folder: string; dataDir: string }): Promise<ServedSite> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // no browser is asked for it
    SITE_LANGUAGE: 'en-NZ',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, serverCommand, {
    cwd: folder,
    env: plainEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))

  async function close() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill()
    await exited
  }

  const deadline = performance.now() + 180_000
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await close()
      throw new Error(`The site in ${folder} did not start:\n${said}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  return { address, close, log: () => said }
}
