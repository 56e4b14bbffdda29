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

/** Loaded likewise: the disk takes nothing any more once there is a file of that name. */
const breaking = (sign: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs'
    const { fdatasync } = fs
    const refused = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' })
    fs.fdatasync = (file, done) => (fs.existsSync(${JSON.stringify(sign)}) ? done(refused) : fdatasync(file, done))
  `)}`
const administrator = { email: 'admin@example.org', password: 'a long walk to the hut' }

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
async function serve({
  output,
  level = 'silent',
  before = faulty,
  environment = {},
}: {
  output: number | 'ignore'
  level?: string
  before?: string
  environment?: Readonly<Record<string, string | undefined>>
}): Promise<string> {
  const origin = `http://127.0.0.1:${await freePort()}`
  child = spawn(process.execPath, ['--conditions=@sitewright/source', `--import=${before}`, main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: folder,
      PORT: new URL(origin).port,
      LOG_LEVEL: level,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...environment,
    },
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

  it('writes nothing but lines of JSON, and the password that it makes into a file of its own', async () => {
    const log = path.join(folder, 'log')
    const output = fs.openSync(log, 'w')
    const origin = await serve({ output, level: 'info', environment: { ADMIN_PASSWORD: undefined } })
    fs.closeSync(output)
    const lines = () => fs.readFileSync(log, 'utf8').split('\n').filter(Boolean)
    await expect.poll(() => lines().some((line) => line.includes('first-login')), { timeout: 30_000 }).toBe(true)
    const told = lines().map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(told).toContain(`Sitewright serves http://localhost:${new URL(origin).port} (listening on ${origin})`)
    const login = fs.readFileSync(path.join(folder, 'first-login'), 'utf8')
    const [, pass = ''] = /^ {2}Password: {6}(\S{16})$/m.exec(login) ?? []
    const reply = await fetch(`${origin}/api/1/public/login.json.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: administrator.email, pass }),
    })
    expect(reply.status).toBe(200)
    expect(fs.readFileSync(log, 'utf8')).not.toContain(pass)
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

  it('says everywhere that its disk has failed, and ends with 1 for a supervisor', async () => {
    const [log, sign] = [path.join(folder, 'log'), path.join(folder, 'broken')]
    const output = fs.openSync(log, 'w')
    const origin = await serve({ output, level: 'fatal', before: breaking(sign) })
    fs.closeSync(output)
    const ended = exitCode()
    const logIn = () =>
      fetch(`${origin}/api/1/public/login.json.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: administrator.email, pass: administrator.password }),
      })
    expect((await logIn()).status).toBe(200)

    fs.writeFileSync(sign, '')
    const reason = "The server's disk has failed: nothing can be saved until the server is started again"
    const refused = await logIn()
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ error: reason, code: 'disk-failed' }),
    ])
    const [ready, health] = [await fetch(`${origin}/readyz`), await fetch(`${origin}/healthz`)]
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', parts: expect.objectContaining({ disk: 'failed', database: 'ok' }) },
    ])
    expect([health.status, await health.json()]).toEqual([503, { status: 'failed', reason }])
    expect((await fetch(`${origin}/`)).status).toBe(200)
    expect(await ended).toBe(1)
    const fatal = fs.readFileSync(log, 'utf8').match(/the disk has failed: nothing can be saved/g)
    expect(fatal).toHaveLength(1)
  })
})
