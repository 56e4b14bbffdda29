import { letterColors } from '@sitewright/theme'
import path from 'node:path'
import { pino } from 'pino'
import { createChanges } from '../db/changes.ts'
import { openPostgres, openSqlite, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createMailService, type MailService, type MailServiceOptions } from '../mail/mail-service.ts'
import type { EmailMessage } from '../mail/email-message.ts'
import type { StoredEmail } from '../mail/outbox.ts'
import { createLanguages } from '../language/languages.ts'
import { createSiteLanguage } from '../settings/site-language.ts'
import { createSettings, storeSettings, type Settings } from '../settings/settings.ts'
import { createTestDatabase } from './test-database.ts'

/** The mail service alone on a database of its own, with a clock to set. */
export interface TestEmail {
  database: Database
  mail: MailService
  mailDir: string
  /** Milliseconds since 1970. */
  time: { now: number }
  log: string[]
  /** Puts emails into the outbox, one transaction each, without waking the worker. */
  queue: (...mails: Partial<EmailMessage>[]) => Promise<void>
  /** Wakes the worker and waits until it is done with everything that is due. */
  settle: () => Promise<void>
  /** Moves the clock on, then settles. */
  pass: (seconds: number) => Promise<void>
  /** What waits in the outbox, or was given up. */
  rows: () => Promise<StoredEmail[]>
  set: (settings: Partial<Settings>) => Promise<void>
  /** A further service on the same database, as another machine would run it. */
  another: (options?: Partial<MailServiceOptions>) => MailService
  close: () => Promise<void>
}

export async function createTestEmail(options: Partial<MailServiceOptions> = {}): Promise<TestEmail> {
  const { dataDir, databaseUrl, remove } = await createTestDatabase()
  const database = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir)
  await migrate(database)
  const time = { now: Date.UTC(2026, 10, 2, 9) }
  const log: string[] = []
  const changes = createChanges({ database, onError: (error) => log.push(String(error)) })
  const mailDir = path.join(dataDir, 'mail')
  const services: MailService[] = []

  function another(more: Partial<MailServiceOptions> = {}): MailService {
    const settings = createSettings({ database, changes, mapTiles: '' })
    const service = createMailService({
      database,
      changes,
      settings,
      inLanguageOf: createSiteLanguage({ settings, languages: createLanguages(new Map()) }).inLanguageOf,
      now: () => Math.floor(time.now / 1000),
      log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
      publicUrl: 'https://huts.example.org',
      letterColors: async () => letterColors,
      smtpUrl: undefined,
      mailDir,
      ...options,
      ...more,
    })
    services.push(service)
    return service
  }

  const mail = another()
  async function settle(): Promise<void> {
    mail.wake()
    await mail.idle()
  }
  return {
    database,
    mail,
    mailDir,
    time,
    log,
    async queue(...mails) {
      for (const given of mails)
        await database.write((tx) =>
          mail.queue(tx, {
            to: 'ann@example.org',
            subject: 'A subject',
            text: 'Some text',
            html: '<p>Text</p>',
            ...given,
          }),
        )
    },
    settle,
    async pass(seconds) {
      time.now += seconds * 1000
      await settle()
    },
    rows: () => database.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
    async set(settings) {
      await changes.write((tx) => storeSettings(tx, settings))
    },
    another,
    async close() {
      for (const service of services) await service.close()
      await database.close()
      await remove()
    },
  }
}
