import type { MailServerInput, MailServerState, MailTestReply, EmailAsText } from '@sitewright/api-client'
import type { LetterColors } from '@sitewright/theme'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { createSecrets } from '../db/secrets.ts'
import { fail } from '../errors.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { InLanguageOf } from '../settings/site-language.ts'
import { composeMessage, emailDomain, senderOf } from './compose-message.ts'
import { explainFailure } from './explain-failure.ts'
import { createFileTransport } from './file-transport.ts'
import { headerText, type Outbox } from './email-message.ts'
import { createMailServerStore, type MailServer, type MailServerStore } from './mail-server.ts'
import type { MailTransport } from './mail-transport.ts'
import { createMailWorker } from './mail-worker.ts'
import { createOutbox, type OutboxStore, type StoredEmail } from './outbox.ts'
import { createFailureReader } from './read-failure.ts'
import { languageOfAddress } from './recipient-language.ts'
import { renderEmail } from './render-email.ts'
import { createSmtpTransport, type SmtpTimeouts } from './smtp-transport.ts'
import { texts } from './messages.ts'
import { createStoredEmails, emailText, type StoredEmails } from './stored-emails.ts'

export interface MailServiceOptions {
  database: Database
  changes: Changes
  settings: SettingsStore
  inLanguageOf: InLanguageOf
  now: () => Seconds
  log: FastifyBaseLogger
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** For emails, those of the site's look. */
  letterColors: () => Promise<LetterColors>
  /** A mail server, as smtp://… or smtps://…; without one it is set in the administration, or each email becomes a file. */
  smtpUrl: string | undefined
  /** Where those files go. */
  mailDir: string
  /** How long the mail server may take. */
  timeouts?: Partial<SmtpTimeouts>
}

export interface MailService
  extends Outbox, Pick<OutboxStore, 'list' | 'listPaged' | 'retry' | 'remove' | 'countFailed'> {
  /** True if emails are handed to a mail server; false while they are only stored as files. */
  isDelivering: () => Promise<boolean>
  /** What somebody may read of an email that was not delivered yet; undefined if there is none. */
  read: (id: number) => Promise<EmailAsText | undefined>
  /** Those that were written to files. */
  stored: StoredEmails
  /** Where emails go, without the password. */
  server: () => Promise<MailServerState>
  setServer: MailServerStore['set']
  removeServer: MailServerStore['remove']
  /** Sends a test email at once, by the server that is set or by this one. @throws {RefusedError} 400, 409 */
  test: (to: string, input: MailServerInput | undefined) => Promise<MailTestResult>
  /** Begins to send what waits, now and whenever something becomes due. */
  start: () => void
  /** Resolves when nothing is due and nothing under way. */
  idle: () => Promise<void>
  /** Finishes the current email, then stops. */
  close: () => Promise<void>
}

export interface MailTestResult {
  /** `host:port` of the server that was tried. */
  server: string
  reply: MailTestReply
}

/** Milliseconds that a test email may take: somebody waits for the answer. */
const testTimes = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000, whole: 40_000 }

interface Context extends MailServiceOptions {
  domain: string
  secrets: ReturnType<typeof createSecrets>
  outbox: OutboxStore
  servers: MailServerStore
  /** What an error means; of a server whose password its answer may quote. */
  readFailure: ReturnType<typeof createFailureReader>
}

export function createMailService(options: MailServiceOptions): MailService {
  const { database, now, log, publicUrl, mailDir } = options
  const context: Context = {
    ...options,
    domain: emailDomain(publicUrl),
    secrets: createSecrets(database),
    outbox: createOutbox({ database, now }),
    servers: createMailServerStore(options),
    readFailure: createFailureReader({ publicUrl }),
  }
  const { outbox, servers } = context
  const sender = createSender(context)
  const { send, readFailure } = sender
  const worker = createMailWorker({ outbox, send, readFailure, now, log, alone: database.engine === 'sqlite' })

  return {
    queue: outbox.queue,
    list: outbox.list,
    listPaged: outbox.listPaged,
    countFailed: outbox.countFailed,
    retry: outbox.retry,
    remove: outbox.remove,
    read: read.bind(null, context),
    stored: createStoredEmails(mailDir),
    isDelivering: async () => (await servers.current()) !== undefined,
    server: serverState.bind(null, context),
    setServer: servers.set,
    removeServer: servers.remove,
    test: test.bind(null, context),
    wake: worker.wake,
    start: worker.start,
    idle: worker.idle,
    async close() {
      await worker.close()
      sender.close()
    },
  }
}

/** Hands emails over, by the server that is set at that moment. */
function createSender(context: Context) {
  const { servers } = context
  /** By which server an email failed, whose password its answer may quote. */
  const failedBy = new WeakMap<Error, MailServer>()
  let wayOut: { server: string; transport: MailTransport } | undefined

  /** Made again once another server is set; what is under way by the former one ends there. */
  function transportTo(server: MailServer | undefined): MailTransport {
    const wanted = JSON.stringify(server ?? null)
    if (wayOut?.server === wanted) return wayOut.transport
    wayOut?.transport.close()
    const transport = createTransport(context, server)
    wayOut = { server: wanted, transport }
    return transport
  }

  async function send(mail: StoredEmail, signal: AbortSignal): Promise<void> {
    const server = await servers.current()
    try {
      await transportTo(server).send(await messageOf(context, mail), { mail, signal })
    } catch (error) {
      if (server && error instanceof Error) failedBy.set(error, server)
      throw error
    }
  }

  const readFailure = (error: unknown) =>
    context.readFailure(error, error instanceof Error ? failedBy.get(error) : undefined)

  return { send, readFailure, close: () => wayOut?.transport.close() }
}

function createTransport(
  { smtpUrl, domain, timeouts, mailDir, log }: Context,
  server: MailServer | undefined,
): MailTransport {
  return server
    ? createSmtpTransport({ server: smtpUrl ?? server, domain, timeouts })
    : createFileTransport({ folder: mailDir, log })
}

async function messageOf({ database, settings, inLanguageOf, domain, secrets }: Context, mail: StoredEmail) {
  const context = { settings: await settings.all(), domain, secret: await secrets('mail') }
  const language = await languageOfAddress(database.read, mail.recipient)
  return inLanguageOf({ language }, () => composeMessage(mail, context))
}

async function serverState({ settings, servers, domain }: Context): Promise<MailServerState> {
  const current = await servers.current()
  const from = senderOf(await settings.all(), domain)
  if (!current)
    return { setBy: 'nobody', host: '', port: 587, security: 'starttls', user: '', hasPassword: false, from }
  const { host, port, security, user, password } = current
  const shown = { host, port, security, hasPassword: password !== '', from }
  return servers.setByOperator ? { setBy: 'operator', user: '', ...shown } : { setBy: 'site', user, ...shown }
}

async function read({ settings, outbox, domain }: Context, id: number): Promise<EmailAsText | undefined> {
  const mail = await outbox.find(id)
  if (!mail) return undefined
  const all = await settings.all()
  const { recipient: to, reply_to, subject, text, html, created } = mail
  const from = `${headerText(all.SiteTitle)} <${senderOf(all, domain)}>`.trim()
  return emailText({ subject, from, to, replyTo: reply_to ?? '', created, text, html })
}

async function test(context: Context, to: string, input: MailServerInput | undefined): Promise<MailTestResult> {
  const { smtpUrl, timeouts, domain, servers, readFailure } = context
  if (input && servers.setByOperator) fail('mailSetByOperator')
  const own = input && (await servers.complete(input))
  const tried = own ?? (await servers.current()) ?? fail('noMailServer')
  const transport = createSmtpTransport({
    server: own ?? smtpUrl ?? tried,
    domain,
    timeouts: { ...testTimes, ...timeouts },
  })
  const mail = await testMail(context, to)
  const name = `${tried.host}:${tried.port}`
  try {
    await transport.send(await messageOf(context, mail), { mail, signal: AbortSignal.timeout(testTimes.whole) })
    return { server: name, reply: {} }
  } catch (error) {
    return { server: name, reply: explainFailure(error, readFailure(error, tried).error) }
  } finally {
    transport.close()
  }
}

/** It is in no outbox, so that it is sent now or never. */
async function testMail({ settings, now, publicUrl, letterColors }: Context, to: string): Promise<StoredEmail> {
  const { SiteTitle } = await settings.all()
  const siteTitle = SiteTitle.trim() || new URL(publicUrl).host
  const { subject, text, html } = renderEmail({
    to,
    name: '',
    subject: texts.testSubject({ site: siteTitle }),
    parts: [texts.test({ site: siteTitle })],
    siteTitle,
    siteUrl: publicUrl,
    colors: await letterColors(),
  })
  const time = now()
  const letter = { recipient: to, subject, text, html, reply_to: null, expires: null }
  return {
    id: 0,
    ...letter,
    created: time,
    state: 'waiting',
    attempts: 0,
    next_attempt: time,
    claimed_until: 0,
    error: '',
    words: '',
  }
}
