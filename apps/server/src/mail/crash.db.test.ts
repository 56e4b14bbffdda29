import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres, openSqlite, type Database } from '../db/database.ts'
import { ownTool } from '../testing/foreign-requests.ts'
import { startScriptedSmtp, type ScriptedSmtp, type SmtpReaction } from '../testing/scripted-smtp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const program = path.join(import.meta.dirname, '../testing/run-server.ts')
const password = 'a long enough password'

let database: TestDatabase
let smtp: ScriptedSmtp
let child: ChildProcess | undefined
let address: string
let cookie: string
beforeEach(async () => {
  database = await createTestDatabase()
  smtp = await startScriptedSmtp()
  const site = path.join(database.dataDir, 'site/dist/server')
  fs.mkdirSync(site, { recursive: true })
  fs.writeFileSync(path.join(site, 'entry-server.js'), 'export default { render: () => {}, scriptHashes: [] }')
})
afterEach(async () => {
  await kill()
  await smtp.stop()
  await database.remove()
})

/** Starts the program and resolves when it listens. */
async function start(): Promise<void> {
  child = spawn(process.execPath, ['--conditions=@sitewright/source', program], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TEST_SITE: path.join(database.dataDir, 'site'),
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      PORT: '0',
      LOG_LEVEL: 'silent',
      STARTER_SITE: 'off',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: password,
      SMTP_URL: smtp.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const { value } = await lines[Symbol.asyncIterator]().next()
  if (typeof value !== 'string') throw new Error('The program ended before it listened')
  address = value
}

/** Ends the program as a power failure would. */
async function kill(): Promise<void> {
  const killed = child
  child = undefined
  if (!killed) return
  const gone = new Promise((resolve) => killed.once('exit', resolve))
  if (killed.exitCode === null && killed.signalCode === null) {
    killed.kill('SIGKILL')
    await gone
  }
}

async function post(call: string, input: unknown): Promise<Response> {
  const reply = await fetch(`${address}/api/1/${call}.json.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownTool, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(input),
  })
  if (!reply.ok) throw new Error(`${call} answered ${reply.status}: ${await reply.text()}`)
  return reply
}

async function logIn(): Promise<void> {
  cookie = ''
  const reply = await post('public/login', { name: 'admin@example.org', pass: password })
  cookie = String(reply.headers.getSetCookie()[0]?.split(';')[0])
}

/** Makes accounts whose owners are to be written to. @returns the addresses whose creation was answered. */
async function createAccounts(...emails: string[]): Promise<string[]> {
  const made = await Promise.allSettled(
    emails.map(async (email) => {
      const reply = await post('private/account-create', { email, name: 'Somebody', intro: true })
      expect(await reply.json()).toEqual({ id: expect.any(Number) })
      return email
    }),
  )
  return made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

const open = async (): Promise<Database> =>
  database.databaseUrl ? openPostgres(database.databaseUrl) : openSqlite(database.dataDir)

/** Alone on its data, a server drops the claims of its predecessor; where several share theirs, a claim ends after 5 minutes. */
async function letClaimsEnd(): Promise<void> {
  if (!database.databaseUrl) return
  const opened = await open()
  await opened.write((tx) => tx.updateTable('outbox').set({ claimed_until: 0 }).execute())
  await opened.close()
}

async function restart(): Promise<void> {
  smtp.react = () => 'accept'
  await letClaimsEnd()
  await start()
}

/** Waits until each of them got an email, and checks that anyone who got several can tell that they are one. */
async function expectMail(addresses: readonly string[]): Promise<void> {
  expect(addresses).not.toEqual([])
  const mailsTo = (to: string) => smtp.mails.filter((mail) => mail.to[0] === to)
  await vi.waitFor(() => expect(addresses.filter((to) => mailsTo(to).length === 0)).toEqual([]))
  for (const to of addresses) {
    const ids = await Promise.all(mailsTo(to).map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
    expect(new Set(ids)).toEqual(new Set([expect.stringMatching(/^<.+>$/)]))
  }
}

describe('kill -9 of the server loses no email (F1, F4)', () => {
  it('before an email is sent, and around the answer of the mail server', async () => {
    await start()
    await logIn()
    const written: string[] = []

    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    smtp.react = () => {
      reach()
      return 'hang'
    }
    written.push(...(await createAccounts('before1@example.org', 'before2@example.org')))
    await reached
    await kill()
    expect(smtp.mails).toEqual([])
    await restart()
    await expectMail(written)

    for (const kills of ['before the answer', 0, 3]) {
      const { promise: taken, resolve: take } = Promise.withResolvers<void>()
      smtp.react = async (stage): Promise<SmtpReaction> => {
        if (stage === 'data' && kills === 'before the answer') await kill()
        if (stage === 'data') take()
        return 'accept'
      }
      const emails = [1, 2, 3, 4, 5].map((number) => `person${number}-${kills}@example.org`.replaceAll(' ', '-'))
      const creating = createAccounts(...emails)
      await taken
      if (typeof kills === 'number') await setTimeout(kills)
      await kill()
      written.push(...(await creating))
      await restart()
      await expectMail(written)
    }
    // killed before it could know that the email was taken, the server had to send it again
    expect(smtp.mails.length).toBeGreaterThan(new Set(smtp.mails.map(({ to }) => to[0])).size)

    await vi.waitFor(async () => {
      const opened = await open()
      const left = await opened.read.selectFrom('outbox').selectAll().execute()
      await opened.close()
      expect(left).toEqual([])
    }, 10_000)
  })
})
