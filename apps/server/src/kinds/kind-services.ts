import { fileUrl } from '@sitewright/api-client/contract'
import type { AnyTransaction, PageKindServices } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { parseEmail } from '../text/email-address.ts'
import type { Database, Writer } from '../db/database.ts'
import type { HumanCheck } from '../human-check/human-check.ts'
import type { Outbox } from '../mail/mail.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { SettingsStore } from '../settings/settings.ts'

export interface KindServicesOptions {
  database: Database
  contents: PageKindServices['pages']
  mail: Outbox
  humanCheck: HumanCheck
  settings: SettingsStore
  /** Milliseconds since 1970. */
  clock: () => number
  log: FastifyBaseLogger
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
}

/** The part of the server that page kinds get: their own tables are reached through the same database. */
export function createKindServices(options: KindServicesOptions): PageKindServices {
  const { database, contents, mail, humanCheck, settings, clock, log, publicUrl } = options
  const title = async () => (await settings.all()).SiteTitle.trim() || new URL(publicUrl).host
  const logo = async () => {
    const { SiteLogoLarge: id } = await settings.all()
    return id > 0 ? fileUrl(id) : ''
  }
  return {
    db: database.read as unknown as PageKindServices['db'],
    write: (work) => database.write((tx) => work(tx as unknown as AnyTransaction)),
    engine: database.engine,
    clock,
    log: {
      info: (details, message) => log.info(details, message),
      error: (details, message) => log.error(details, message),
    },
    pages: { save: contents.save, published: contents.published, mayOpen: contents.mayOpen },
    mail: {
      async queue(tx, { to, subject, parts, replyTo, expires }) {
        const letter = renderEmail({ to, subject, name: '', parts, siteTitle: await title(), siteUrl: publicUrl })
        await mail.queue(tx as unknown as Writer, {
          ...letter,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(expires === undefined ? {} : { expires }),
        })
      },
      wake: mail.wake,
      parseAddress: parseEmail,
    },
    humanCheck: { assertHuman: humanCheck.assertHuman },
    site: { url: publicUrl, title, logo },
  }
}
