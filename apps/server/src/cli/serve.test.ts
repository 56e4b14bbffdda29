import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const main = path.join(import.meta.dirname, '../main.ts')

/** Loaded into the program before its own code: each SIGUSR2 is a promise that is rejected and handled by nobody. */
const faulty = `data:text/javascript,process.on('SIGUSR2', () => void Promise.reject(new Error('a fault')))`

let folder: string
let child: ChildProcess
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-serve-'))
})
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Starts the real program. @returns its address, once it answers there. */
async function serve({ output, level = 'silent' }: { output: number | 'ignore'; level?: string }): Promise<string> {
  const origin = `http://127.0.0.1:${await freePort()}`
  child = spawn(process.execPath, ['--conditions=@sitewright/source', `--import=${faulty}`, main], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, PORT: new URL(origin).port, LOG_LEVEL: level },
    stdio: ['ignore', output, 'ignore'],
  })
  const status = async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.status
  await expect.poll(status, { timeout: 60_000, interval: 50 }).toBe(200)
  return origin
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function exitCode(): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

describe('the running server', { timeout: 120_000 }, () => {
  it('answers and ends as it should where its log cannot be written', async () => {
    const full = fs.openSync('/dev/full', 'w')
    const origin = await serve({ output: full, level: 'debug' })
    fs.closeSync(full)
    for (let i = 0; i < 5; i++) expect((await fetch(`${origin}/nowhere`)).status).toBe(404)
    child.kill('SIGTERM')
    expect(await exitCode()).toBe(0)
  })

  it('survives an unhandled rejection, and ends with 1 after ten within a minute', async () => {
    const log = path.join(folder, 'log')
    const output = fs.openSync(log, 'w')
    const origin = await serve({ output, level: 'error' })
    fs.closeSync(output)
    const told = () => fs.readFileSync(log, 'utf8').split('unhandled promise rejection').length - 1
    for (let fault = 1; fault < 10; fault++) {
      child.kill('SIGUSR2')
      await expect.poll(told, { timeout: 30_000, interval: 20 }).toBe(fault)
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    const ended = exitCode()
    child.kill('SIGUSR2')
    expect(await ended).toBe(1)
    expect(fs.readFileSync(log, 'utf8')).toContain('10 within 60 s: the server stops')
  })
})
