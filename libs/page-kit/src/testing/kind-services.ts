import type { Migration } from 'kysely/migration'
import type { Identity } from '../server/identity.ts'
import { RefusedError } from '../server/refused-error.ts'
import type { KindMail, PageKindServices, SaveOptions } from '../server/services.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** A page of the site on which a kind is tested. */
export interface TestPage {
  id: number
  kind: string
  title?: string
  /** The active content. */
  content?: string
  /** True for a page that nobody but its editors may open. @default false */
  hidden?: boolean
}

export interface KindServicesOptions {
  migrations?: Readonly<Record<string, Migration>> | undefined
  pages?: readonly TestPage[]
  /** Ids of the accounts that there are. */
  accounts?: readonly number[]
}

export interface KindServices extends PageKindServices {
  /** The server's clock in milliseconds; tests move it. */
  time: { now: number }
  /** What was saved, in turn. */
  saves: SaveOptions[]
  /** The mails that wait to be sent. */
  mails: KindMail[]
}

/** The token that proves a person to `humanCheck`. */
export const humanToken = 'human'

/**
 * What the server gives to a page kind, for tests of its server half: a real SQLite database in memory with the kind's
 * own tables, and pages, mail and clock as plain data.
 */
export async function kindServices({
  migrations,
  pages = [],
  accounts = [],
}: KindServicesOptions): Promise<KindServices> {
  const db = await sqliteDatabase(migrations)
  const ids = (list: readonly number[]) => list.map((id) => ({ id }))
  const pageIds = pages.map(({ id }) => id)
  if (pages.length > 0) await db.insertInto('pages').values(ids(pageIds)).execute()
  if (accounts.length > 0) await db.insertInto('accounts').values(ids(accounts)).execute()
  const time = { now: Date.UTC(2026, 10, 2, 9) }
  const saves: SaveOptions[] = []
  const mails: KindMail[] = []

  const find = ({ id, kind }: { id: number; kind: string }) =>
    pages.find((page) => page.id === id && page.kind === kind && !page.hidden)

  async function save(options: SaveOptions): Promise<number> {
    if (!pages.some(({ id, kind }) => id === options.pageId && kind === options.kind))
      throw new RefusedError(404, 'Not found')
    return saves.push(options)
  }

  return {
    db,
    write: (work) => db.transaction().execute(work),
    engine: 'sqlite',
    clock: () => time.now,
    log: { info: () => {}, error: () => {} },
    pages: {
      save,
      async published(asked: { id: number; kind: string; who: Identity }) {
        const page = find(asked)
        return page && { id: page.id, title: page.title ?? '', content: page.content ?? '' }
      },
      mayOpen: async (asked) => find(asked) !== undefined,
    },
    mail: {
      async queue(_, mail) {
        mails.push(mail)
      },
      wake: () => {},
      parseAddress: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined),
    },
    humanCheck: {
      async assertHuman(token) {
        if (token !== humanToken) throw new RefusedError(403, 'Not taken for a person')
      },
    },
    site: { url: 'http://localhost:3000', title: async () => 'Test site', logo: async () => '' },
    time,
    saves,
    mails,
  }
}
