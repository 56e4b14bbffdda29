import { readFile } from 'node:fs/promises'
import { contentToSave } from '../server/clean-content.ts'
import type { Identity } from '../server/identity.ts'
import { createListNews } from '../server/list-news.ts'
import type { AnyDatabase, PageKindServer } from '../server/page-kind-server.ts'
import { RefusedError } from '../server/refused-error.ts'
import type {
  FolderFile,
  FoundPlace,
  KindMail,
  KindTrash,
  PageKindServices,
  PageOfKind,
  SaveOptions,
  Touches,
} from '../server/services.ts'
import { keptRows } from './kept-rows.ts'
import { keptSettings } from './kept-settings.ts'
import { sitePeople, type TestAccount } from './site-people.ts'
import { siteDatabase } from './site-database.ts'

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
  kind: Pick<PageKindServer, 'clean' | 'forPublishing' | 'migrations' | 'settings'>
  pages?: readonly TestPage[]
  /** The files of each folder, by its id; this person sees all of them. */
  folders?: Readonly<Record<number, readonly FolderFile[]>>
  /** What every search for a place finds; absent: the site has no such search. */
  places?: readonly FoundPlace[]
  /** The accounts that there are; a number is the id of one that is active. They lie in the table `accounts`. */
  accounts?: readonly (number | TestAccount)[]
  /** False for a site without a mail server. @default true */
  sendsEmail?: boolean
  /** The address of a PostgreSQL, in which a schema is made; it needs the package `pg`. Absent: SQLite in memory. */
  databaseUrl?: string | undefined
}

/** The services of the server as tests give them to a kind. */
export interface KindServices extends PageKindServices {
  /** The server's clock in milliseconds; tests move it. */
  time: { now: number }
  /** What was saved, in turn, with the content as it is stored. */
  saves: SaveOptions[]
  /** The pages of which something besides their content was changed, in turn. */
  changed: number[]
  /** What each `write` that holds touched, in turn. */
  touched: Touches[]
  /** The emails that wait to be sent. */
  mails: KindMail[]
  /** What was put into the trash. */
  trashed: KindTrash[]
  /** The bytes of the kind's own that are stored, by their keys. */
  stored: ReadonlyMap<string, Uint8Array>
  /** Brings back what was put into the trash last, as the Trash screen does. @throws {Error} where there is nothing. */
  restore: () => Promise<void>
  /** Ends the database, and takes its schema out of a PostgreSQL. SQLite in memory may be left as it is. */
  close: () => Promise<void>
}

/** The token that proves a person to `humanCheck`. */
export const humanToken = 'human'

/**
 * What the server gives to a page kind, for tests of its server half: a real database, SQLite in memory or a PostgreSQL,
 * with the kind's own tables, and pages, mail and clock as plain data.
 */
export async function kindServices({
  kind,
  pages = [],
  folders = {},
  places,
  accounts = [],
  sendsEmail = true,
  databaseUrl,
}: KindServicesOptions): Promise<KindServices> {
  const { db, engine, close } = await siteDatabase(kind.migrations, databaseUrl)
  const pageRows = pages.map(({ id, kind: kindOfPage }) => ({ id, kind: kindOfPage }))
  if (pageRows.length > 0) await db.insertInto('pages').values(pageRows).execute()
  const people = await sitePeople(db, accounts)
  const time = { now: Date.UTC(2026, 10, 2, 9) }
  const saves: SaveOptions[] = []
  const changed: number[] = []
  const touched: Touches[] = []
  const mails: KindMail[] = []
  const trashed: KindTrash[] = []
  const trash = keptRows(db, engine)
  const stored = new Map<string, Uint8Array>()
  const gone = new Set<string>()
  const subscriptions = new Set<{ topics: readonly string[]; listener: () => void }>()

  function subscribe(topics: readonly string[], listener: () => void): () => void {
    const subscription = { topics, listener }
    subscriptions.add(subscription)
    return () => void subscriptions.delete(subscription)
  }
  function tell(told: Touches): void {
    for (const { topics, listener } of subscriptions)
      if (told === 'everything' || topics.some((topic) => told.includes(topic))) listener()
  }
  /** No topic of the kind has this form, whatever it is called. */
  const topicOfList = (list: string) => `list\n${list}`
  const listNews = createListNews(subscribe)

  const find = (asked: PageOfKind) =>
    pages.find((page) => page.id === asked.id && page.kind === asked.kind && !page.hidden)
  const exists = async (anyDb: AnyDatabase, { id, kind: asked }: PageOfKind) =>
    (await anyDb.selectFrom('pages').where('id', '=', id).where('kind', '=', asked).select('id').execute()).length > 0

  async function save(options: SaveOptions): Promise<number> {
    const content = contentToSave(kind, { ...options, time: time.now })
    if (!pages.some((page) => page.id === options.pageId && page.kind === options.kind))
      throw new RefusedError(404, 'Not found')
    return saves.push({ ...options, content })
  }

  return {
    db,
    async write(work, { touches = 'everything', lists = [] } = {}) {
      const [result, topics, changedLists] = await db.transaction().execute(async (tx) => {
        const value = await work(tx)
        const changedBy = typeof lists === 'function' ? lists(value) : lists
        return [value, typeof touches === 'function' ? touches(value) : touches, changedBy] as const
      })
      touched.push(topics)
      tell(topics === 'everything' ? topics : [...topics, ...changedLists.map(topicOfList)])
      return result
    },
    changes: { subscribe, follow: (list, who) => listNews.follow([topicOfList(list)], who) },
    engine,
    clock: () => time.now,
    log: { info: () => {}, error: () => {} },
    pages: {
      save,
      async published(asked: { id: number; kind: string; who: Identity }) {
        const page = find(asked)
        return page && { id: page.id, title: page.title ?? '', content: page.content ?? '' }
      },
      mayOpen: async (asked) => find(asked) !== undefined,
      exists,
      hold: exists,
      activeContent: async (anyDb, asked) =>
        (await exists(anyDb, asked)) ? pages.find(({ id }) => id === asked.id)?.content : undefined,
      change(id, work) {
        changed.push(id)
        return db.transaction().execute(work)
      },
    },
    people,
    files: {
      inFolder: async ({ id }) => folders[id] ?? [],
      async byIds({ ids: asked }) {
        const files = Object.values(folders).flat()
        return new Map(files.flatMap((file) => (asked.includes(file.id) ? [[file.id, file]] : [])))
      },
      async imageSizes({ ids: asked }) {
        const files = Object.values(folders).flat()
        return new Map(
          files.flatMap(({ id, width, height }) =>
            asked.includes(id) && width !== null && height !== null ? [[id, { width, height }]] : [],
          ),
        )
      },
    },
    ownFiles: {
      maxBytes: 100 * 1024 * 1024,
      typeOf: async (path) => typeOfStart(await readFile(path)),
      async store(path) {
        const key = `00/${stored.size + gone.size + 1}`
        stored.set(key, await readFile(path))
        return key
      },
      async claim(_, key) {
        if (!stored.has(key)) throw new Error('The stored bytes were removed before anything named them')
      },
      async discard(_, keys) {
        for (const key of keys) if (stored.delete(key)) gone.add(key)
      },
      removeDiscarded: async () => {},
      read: async (key) => stored.get(key),
      hasThumbnail: (type) => type === 'image/png' || type === 'image/jpeg',
      thumbnail: async () => undefined,
    },
    mail: {
      async queue(_, mail) {
        mails.push(mail)
      },
      wake: () => {},
      goesOut: async () => sendsEmail,
      parseAddress: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined),
    },
    humanCheck: {
      async assertHuman(token) {
        if (token !== humanToken) throw new RefusedError(403, 'Not taken for a person')
      },
    },
    places: { isOn: places !== undefined, find: async () => places ?? [] },
    trash: {
      async put(tx, row) {
        await trash.put(tx, row)
        trashed.push(row)
        return true
      },
    },
    settings: keptSettings(kind, () => {
      touched.push('everything')
      tell('everything')
    }),
    site: { url: 'http://localhost:3000', title: async () => 'Test site', logo: async () => '' },
    time,
    saves,
    changed,
    touched,
    mails,
    trashed,
    stored,
    restore: () => trash.restore(),
    close,
  }
}

const text = 'text/plain'

/** The media types that tests send, by how their bytes begin. */
const types: readonly (readonly [start: string, type: string])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['MZ', 'application/x-msdownload'],
]

function typeOfStart(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return types.find(([known]) => start.startsWith(known))?.[1] ?? text
}
