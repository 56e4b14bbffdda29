import { contentToSave } from '../server/clean-content.ts'
import type { Identity } from '../server/identity.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
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

/** What the services of a test begin with. */
export interface KindServicesOptions {
  /** The kind that is tested: it cleans what is saved, and has tables of its own. */
  kind: Pick<PageKindServer, 'clean' | 'forPublishing' | 'migrations'>
  pages?: readonly TestPage[]
  /** Ids of the accounts that there are. */
  accounts?: readonly number[]
}

/** The services of the server as tests give them to a kind. */
export interface KindServices extends PageKindServices {
  /** The server's clock in milliseconds; tests move it. */
  time: { now: number }
  /** What was saved, in turn, with the content as it is stored. */
  saves: SaveOptions[]
  /** The emails that wait to be sent. */
  mails: KindMail[]
}

/** The token that proves a person to `humanCheck`. */
export const humanToken = 'human'

/**
 * What the server gives to a page kind, for tests of its server half: a real SQLite database in memory with the kind's
 * own tables, and pages, mail and clock as plain data.
 */
export async function kindServices({ kind, pages = [], accounts = [] }: KindServicesOptions): Promise<KindServices> {
  const db = await sqliteDatabase(kind.migrations)
  const ids = (list: readonly number[]) => list.map((id) => ({ id }))
  const pageIds = pages.map(({ id }) => id)
  if (pages.length > 0) await db.insertInto('pages').values(ids(pageIds)).execute()
  if (accounts.length > 0) await db.insertInto('accounts').values(ids(accounts)).execute()
  const time = { now: Date.UTC(2026, 10, 2, 9) }
  const saves: SaveOptions[] = []
  const mails: KindMail[] = []

  const find = (asked: { id: number; kind: string }) =>
    pages.find((page) => page.id === asked.id && page.kind === asked.kind && !page.hidden)

  async function save(options: SaveOptions): Promise<number> {
    const content = contentToSave(kind, { ...options, time: time.now })
    if (!pages.some((page) => page.id === options.pageId && page.kind === options.kind))
      throw new RefusedError(404, 'Not found')
    return saves.push({ ...options, content })
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
