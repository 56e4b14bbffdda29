import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { createSecrets } from '../db/secrets.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { composeMessage, mailDomain } from './compose-message.ts'
import { createFileTransport } from './file-transport.ts'
import type { Outbox } from './mail.ts'
import { createMailWorker } from './mail-worker.ts'
import { createOutbox, type OutboxStore, type StoredMail } from './outbox.ts'
import { createFailureReader } from './read-failure.ts'
import { createSmtpTransport, type SmtpTimeouts } from './smtp-transport.ts'

export interface MailServiceOptions {
  database: Database
  settings: SettingsStore
  now: () => Seconds
  log: FastifyBaseLogger
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** A mail server, as smtp://… or smtps://…; without one each email becomes a file. */
  smtpUrl: string | undefined
  /** Where those files go. */
  mailDir: string
  /** How long the mail server may take. */
  timeouts?: Partial<SmtpTimeouts>
}

export interface MailService extends Outbox, Pick<OutboxStore, 'list' | 'retry' | 'remove'> {
  /** Begins to send what waits, now and whenever something becomes due. */
  start: () => void
  /** Resolves when nothing is due and nothing under way. */
  idle: () => Promise<void>
  /** Finishes the current email, then stops. */
  close: () => Promise<void>
}

export function createMailService(options: MailServiceOptions): MailService {
  const { database, settings, now, log, publicUrl, smtpUrl, mailDir, timeouts } = options
  const domain = mailDomain(publicUrl)
  const secrets = createSecrets(database)
  const outbox = createOutbox({ database, now })
  const transport =
    smtpUrl === undefined
      ? createFileTransport({ folder: mailDir, log })
      : createSmtpTransport({ url: smtpUrl, domain, timeouts })

  async function send(mail: StoredMail, signal: AbortSignal): Promise<void> {
    const context = { settings: await settings.all(), domain, secret: await secrets('mail') }
    await transport.send(composeMessage(mail, context), { mail, signal })
  }

  const worker = createMailWorker({
    outbox,
    send,
    readFailure: createFailureReader({ publicUrl, smtpUrl }),
    now,
    log,
    alone: database.engine === 'sqlite',
  })
  return {
    queue: outbox.queue,
    list: outbox.list,
    retry: outbox.retry,
    remove: outbox.remove,
    wake: worker.wake,
    start: worker.start,
    idle: worker.idle,
    async close() {
      await worker.close()
      transport.close()
    },
  }
}
