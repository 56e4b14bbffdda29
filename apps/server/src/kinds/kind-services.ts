import { fileUrl, type FileEntry } from '@sitewright/api-client/contract'
import {
  RefusedError,
  type AnyTransaction,
  type Identity,
  type ListNewsroom,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import type { FastifyBaseLogger } from 'fastify'
import { parseEmail } from '../text/email-address.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import { listOfKind, topicOfKind, type Topic } from '../db/topics.ts'
import type { HumanCheck } from '../human-check/human-check.ts'
import type { MailService } from '../mail/mail-service.ts'
import { languageOfAddress } from '../mail/recipient-language.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { InLanguageOf } from '../settings/site-language.ts'
import type { Trash } from '../trash/trash.ts'
import { createPlaceSearch } from './place-search.ts'

export interface KindServicesOptions {
  database: Database
  changes: Changes
  contents: Pick<PageKindServices['pages'], 'save' | 'published' | 'mayOpen'>
  storedPages: Pick<PageKindServices['pages'], 'exists' | 'hold' | 'activeContent'>
  people: PageKindServices['people']
  /** The files of a folder, for whom they are to be seen. */
  listFiles: (input: { f: number }, who: Identity) => Promise<readonly FileEntry[]>
  listNews: ListNewsroom<Topic>
  imageSizes: PageKindServices['files']['imageSizes']
  filesByIds: PageKindServices['files']['byIds']
  /** For emails, those of the site's look. */
  letterColors: () => Promise<LetterColors>
  inLanguageOf: InLanguageOf
  ownFiles: PageKindServices['ownFiles']
  mail: Pick<MailService, 'queue' | 'wake' | 'isDelivering'>
  humanCheck: HumanCheck
  settings: SettingsStore
  trash: Pick<Trash, 'put'>
  kindSettings: (kind: string) => PageKindServices['settings']
  /** Milliseconds since 1970. */
  clock: () => number
  log: FastifyBaseLogger
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** Where places are searched for, with `{q}` in it; undefined: nowhere. */
  geocoderUrl?: string | undefined
}

/** The part of the server that a page kind gets, by its name: its own tables are reached through the same database. */
export type ServicesForKind = (kind: string) => PageKindServices

export function createKindServices(options: KindServicesOptions): ServicesForKind {
  const { database, changes, contents, listFiles, mail, humanCheck, settings, trash, clock, log, publicUrl } = options
  const title = async () => (await settings.all()).SiteTitle.trim() || new URL(publicUrl).host
  const logo = async () => {
    const { SiteLogoLarge: id } = await settings.all()
    return id > 0 ? fileUrl(id) : ''
  }

  const common: Omit<PageKindServices, 'write' | 'changes' | 'settings'> = {
    db: database.read as unknown as PageKindServices['db'],
    engine: database.engine,
    clock,
    log: {
      info: (details, message) => log.info(details, message),
      error: (details, message) => log.error(details, message),
    },
    pages: {
      ...{ save: contents.save, published: contents.published, mayOpen: contents.mayOpen },
      ...options.storedPages,
      change: (id, work) =>
        changes.write((tx, touch) => {
          touch(`page ${id}`)
          return work(tx as unknown as AnyTransaction)
        }),
    },
    people: options.people,
    files: {
      imageSizes: options.imageSizes,
      byIds: options.filesByIds,
      async inFolder({ id, who }) {
        try {
          const files = await listFiles({ f: id }, who)
          return files.map(({ ts: created, IsImage: _, idFolder: _folder, ...file }) => ({ ...file, created }))
        } catch (error) {
          if (error instanceof RefusedError && error.status === 404) return []
          throw error
        }
      },
    },
    ownFiles: options.ownFiles,
    mail: {
      async queue(tx, { to, subject, parts, replyTo, expires }) {
        const writer = tx as unknown as Writer
        const site = { siteTitle: await title(), siteUrl: publicUrl, colors: await options.letterColors() }
        const reader = { language: await languageOfAddress(writer, to) }
        const letter = await options.inLanguageOf(reader, () =>
          renderEmail({ to, name: '', subject: made(subject), parts: made(parts), ...site }),
        )
        await mail.queue(writer, {
          ...letter,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(expires === undefined ? {} : { expires }),
        })
        afterCommit(writer, mail.wake)
      },
      wake: mail.wake,
      goesOut: mail.isDelivering,
      parseAddress: parseEmail,
    },
    humanCheck: { assertHuman: humanCheck.assertHuman },
    places: createPlaceSearch({ geocoderUrl: options.geocoderUrl, publicUrl, log }),
    trash: {
      put: (tx, { what, permission, ...row }) =>
        trash.put(tx as unknown as Writer, { kind: what, audience: permission, ...row }),
    },
    site: { url: publicUrl, title, logo },
  }
  return (kind) => ({
    ...common,
    settings: options.kindSettings(kind),
    write: writerFor(kind, changes),
    changes: {
      subscribe: (topics, listener) =>
        changes.subscribe(
          topics.map((topic) => topicOfKind(kind, topic)),
          listener,
        ),
      follow: (list, who) => options.listNews.follow([listOfKind(kind, list)], who),
    },
  })
}

/** What is given as it is, or made now. */
function made<Value extends string | readonly unknown[]>(given: Value | (() => Value)): Value {
  return typeof given === 'function' ? given() : given
}

/** A write of a kind is a change of the site: caches hear of it as of any other. */
function writerFor(kind: string, changes: Changes): PageKindServices['write'] {
  return (work, { touches = 'everything', lists = [] } = {}) => {
    let isAnnounced = true
    return changes.write(
      async (tx, touch) => {
        const result = await work(tx as unknown as AnyTransaction)
        const touched = typeof touches === 'function' ? touches(result) : touches
        if (touched === 'everything') return result
        const changed = typeof lists === 'function' ? lists(result) : lists
        touch(...touched.map((topic) => topicOfKind(kind, topic)), ...changed.map((list) => listOfKind(kind, list)))
        // what nobody looks at may come often
        isAnnounced = touched.length + changed.length > 0
        return result
      },
      { isAnnounced: () => isAnnounced, kind },
    )
  }
}
