import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { firstStart } from './administrator.ts'
import { freePort } from './free-port.ts'

export interface CommandEnd {
  code: number | null
  output: string
  errors: string
}

type Settings = Readonly<Record<string, string>>

const program = join(resolve(import.meta.dirname, '../../..'), 'apps/server/bin/sitewright.mjs')

/** Runs a command of the built program to its end, for the site of the settings. */
export async function sitewright(args: readonly string[], settings: Settings = {}): Promise<CommandEnd> {
  const child = run(args, settings)
  const end = { output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (end.output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (end.errors += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...end }
}

export interface StartedSite {
  /** Where it is, without a trailing `/`. */
  address: string
  /** @returns the exit code. */
  stop: () => Promise<number | null>
  /** Ends it as a crash or a power cut does. */
  kill: () => Promise<void>
}

/** Starts the built program as an operator does, on a free port, and waits until it says where it serves. */
export async function startSitewright(settings: Settings): Promise<StartedSite> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = run(['start'], {
    SITE_LANGUAGE: firstStart.SITE_LANGUAGE,
    ...settings,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  })
  child.stderr.pipe(process.stderr)
  const ended = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  await new Promise<void>((done, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes(`Sitewright serves ${address} `)) done()
    })
    child.on('exit', (code) => failed(new Error(`sitewright start ended with ${code}: ${output}`)))
  })

  async function stop(): Promise<number | null> {
    child.kill('SIGTERM')
    const [code] = await ended
    return code
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }

  return { address, stop, kill }
}

function run(args: readonly string[], settings: Settings) {
  const env = { ...process.env, ...settings }
  return spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}
