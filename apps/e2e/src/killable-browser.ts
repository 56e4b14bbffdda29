import { chromium, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headlessShell } from './browsers.ts'

export interface KillableBrowser {
  page: Page
  /** Ends all of its processes at once, as a crash or a power cut does: none of them can write anything any more. */
  kill: () => Promise<void>
}

export interface BrowserProfile {
  /** Starts a browser over what the one before has left. */
  start: () => Promise<KillableBrowser>
  remove: () => Promise<void>
}

interface ProfileOptions {
  /** Of a session, as `name=value`. */
  cookie: string
  address: string
}

/** A browser of its own, in its own process group, whose profile outlives it. */
export async function createProfile({ cookie, address }: ProfileOptions): Promise<BrowserProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-profile-'))
  const [name = '', value = ''] = cookie.split('=')
  let running: ChildProcess | undefined

  async function start(): Promise<KillableBrowser> {
    const portFile = join(folder, 'DevToolsActivePort')
    await rm(portFile, { force: true })
    const executable = headlessShell.executablePath ?? chromium.executablePath()
    const child = spawn(executable, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
      detached: true,
      stdio: 'ignore',
    })
    running = child
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no context')
    await context.addCookies([{ name, value, url: address }])
    const page = context.pages()[0] ?? (await context.newPage())
    return {
      page,
      async kill() {
        await end(child)
        await browser.close().catch(() => {})
      },
    }
  }

  return {
    start,
    async remove() {
      if (running) await end(running)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const flags = [
  ...['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', '--window-size=1280,800'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--hide-crash-restore-bubble'],
]

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await exited
}

async function portIn(file: string): Promise<number> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port) return Number(port)
    if (performance.now() > deadline) throw new Error('The browser did not start within a minute')
    await new Promise((done) => setTimeout(done, 50))
  }
}
