import type { MailSecurity, MailServerInput } from '@sitewright/api-client'
import { isIP } from 'node:net'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { isOneLine } from '../text/one-line.ts'

/** A mail server, and how to log in to it. */
export interface MailServer {
  host: string
  port: number
  security: MailSecurity
  /** '' for no login. */
  user: string
  password: string
}

/** The row of `secrets` that holds it, apart from the settings that a call answers. */
const rowName = 'mail server'

/** The ports of mail servers below those that any program of a machine may listen on. */
const mailPorts = new Set([25, 465, 587])
const firstFreePort = 1024

const label = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`
const hostName = new RegExp(String.raw`^${label}(?:\.${label})*\.?$`, 'u')

export interface MailServerStore {
  /** The one that emails are handed to now; undefined: there is none, so they become files. */
  current: () => Promise<MailServer | undefined>
  setByOperator: boolean
  /** As it is to be used: with the stored password where none was typed. @throws {RefusedError} 400 */
  complete: (input: MailServerInput) => Promise<MailServer>
  set: (input: MailServerInput, also: (tx: Writer, server: MailServer) => Promise<void>) => Promise<void>
  /** Does nothing where none is set. */
  remove: (also: (tx: Writer) => Promise<void>) => Promise<void>
}

export interface MailServerStoreOptions {
  database: Database
  changes: Changes
  /** What the operator set, which wins. */
  smtpUrl: string | undefined
}

/** The mail server of the site, the same on every machine from the moment on that it is set. */
export function createMailServerStore({ database, changes, smtpUrl }: MailServerStoreOptions): MailServerStore {
  const ofOperator = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl)
  const stored = cacheUntilChange(changes, ['mail'], () => readStored(database.read))

  function assertOurs(): void {
    if (ofOperator) fail('mailSetByOperator')
  }

  return {
    current: async () => ofOperator ?? (await stored()),
    setByOperator: ofOperator !== undefined,
    complete: async (input) => complete(input, await stored()),
    async set(input, also) {
      assertOurs()
      await changes.write(async (tx, touch) => {
        touch('mail')
        const before = await readStored(tx)
        if (!before) touch('settings')
        const server = complete(input, before)
        await tx
          .insertInto('secrets')
          .values({ name: rowName, value: JSON.stringify(server) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet((is) => ({ value: is.ref('excluded.value') })))
          .execute()
        await also(tx, server)
      })
    },
    async remove(also) {
      assertOurs()
      await changes.write(async (tx, touch) => {
        touch('mail')
        const { numDeletedRows } = await tx.deleteFrom('secrets').where('name', '=', rowName).executeTakeFirst()
        if (numDeletedRows === 0n) return
        touch('settings')
        await also(tx)
      })
    },
  }
}

async function readStored(db: Reader): Promise<MailServer | undefined> {
  const row = await db.selectFrom('secrets').where('name', '=', rowName).select('value').executeTakeFirst()
  return row && (JSON.parse(row.value) as MailServer)
}

/**
 * A stored password goes nowhere else: who may change the server could otherwise have it sent to one of their own, or in
 * the clear, and read it there.
 */
function complete({ password, ...typed }: MailServerInput, stored: MailServer | undefined): MailServer {
  const server = { ...typed, host: typed.host.trim(), user: typed.user.trim() }
  if (isIP(server.host) === 0 && !hostName.test(server.host)) fail('badMailServer')
  if (!mailPorts.has(server.port) && server.port < firstFreePort) fail('badMailPort')
  if (!isOneLine(server.user) || !isOneLine(password ?? '')) fail('badMailLogin')
  if (server.user === '') return { ...server, password: '' }
  if (password !== undefined) return { ...server, password }
  if (!stored || stored.password === '') return { ...server, password: '' }
  if (!isSameLogin(server, stored)) fail('mailPasswordNeeded')
  return { ...server, password: stored.password }
}

function isSameLogin(one: Omit<MailServer, 'password'>, other: MailServer): boolean {
  return (['host', 'port', 'security', 'user'] as const).every((name) => one[name] === other[name])
}

/** What the address says; how it is connected to is for nodemailer to read of it. */
function parseSmtpUrl(smtpUrl: string): MailServer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const fromStart = protocol === 'smtps:'
  const isOff = searchParams.get('ignoreTLS') === 'true'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (fromStart ? 465 : 587) : Number(port),
    security: fromStart ? 'tls' : isOff ? 'none' : 'starttls',
    user: decoded(username),
    password: decoded(password),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
