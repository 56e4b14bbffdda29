import type { ListNews } from '@sitewright/api-client/contract'
import type { Readable } from 'node:stream'
import type { ContentFields, ValuesOf } from '../content/content-fields.ts'
import type { KindSettings, StoredSettings } from '../content/kind-settings.ts'
import type { Identity } from './identity.ts'
import type { AnyDatabase, AnyTransaction, EventFeed } from './page-kind-server.ts'

/** Whether to publish or store a draft, and the version the edit was based on. */
export interface SaveOptions {
  pageId: number
  /** The kind the page must be of; a page of another kind does not exist for the caller. */
  kind: string
  /** As the editor sent it: the server stores what the kind's `clean` makes of it. */
  content: string
  draft: boolean
  /** True if the stored draft is what is published: it is then dropped, otherwise kept (Q125). */
  fromDraft?: boolean
  /** The version the editor started from. A stale one is refused with 409; absent, the last save wins. */
  base?: number
  who: Identity
}

/** A page with its published content. */
export interface PublishedPage {
  id: number
  title: string
  /** The active content, whole: what a reader may have of it is the kind's to say. */
  content: string
}

/** A page, and the kind it must be of: a page of another kind does not exist for the caller. */
export interface PageOfKind {
  id: number
  kind: string
}

/** What a kind may know of an account. */
export interface Person {
  /** '' where the account has none. */
  name: string
  email: string
}

/** A paragraph of text, or a button that leads somewhere. */
export type EmailPart = string | { label: string; href: string }

/** An email that a kind sends. */
export interface KindMail {
  /** One address, nothing else. */
  to: string
  /** One line; line breaks become spaces. A function that makes it is called in the language of who gets the email. */
  subject: string | (() => string)
  /** Plain text; the email says it as text and, escaped, as HTML. Or what makes it, in that language too. */
  parts: readonly EmailPart[] | (() => readonly EmailPart[])
  /** One address. */
  replyTo?: string
  /** Seconds since 1970, after which sending it makes no sense any more. */
  expires?: number
}

/** A row of a kind's own tables that is about to be deleted, and can be brought back for some days. */
export interface KindTrash {
  /** What it is, in lower case, such as `form submission`: the Trash screen says so. No other kind of thing is called so. */
  what: string
  /** A table of the kind's own, whose rows have a growing `id`. */
  table: string
  id: number
  /** What people call it. */
  title: string
  /** Who may bring it back: those who could have deleted it. */
  permission: string
  who: Identity
}

/** A file of the site, as far as a page may tell of it. */
export interface FolderFile {
  id: number
  name: string
  caption: string
  /** When it was stored; seconds since 1970. */
  created: number
  /** Media type, found from the bytes. */
  type: string
  /** Bytes. */
  size: number
  /** Px of an image as it is shown; null for another file. */
  width: number | null
  height: number | null
}

/** A place on earth that was searched for. */
export interface FoundPlace {
  /** Such as `Cape Reinga, Northland, New Zealand`. */
  name: string
  /** Degrees. */
  lat: number
  lng: number
}

/** What a write makes different of what visitors see: everything, or topics that the kind names as it likes, such as `hut 7`. */
export type Touches = 'everything' | readonly string[]

/** What a write makes out of date, and who hears of it. */
export interface WriteOptions<Result> {
  /**
   * Once the work holds, no cache of the site goes on with a page that is made of any of this, see `dependsOn` of the server
   * half. With an empty list, for what no visitor sees, all of them go on. A function is given what the work has answered, and
   * asked in its transaction. A topic is the kind's own: that of another kind is another one, whatever it is called. It has
   * at most 100 characters.
   *
   * @default 'everything'
   */
  touches?: Touches | ((result: Result) => Touches)
  /**
   * Lists that show something else once the work holds, by names as `touches` has them: those who look at one are told, see
   * `changes.follow`. No page of the site is made again for it. Not asked for where everything is touched.
   *
   * @default none
   */
  lists?: readonly string[] | ((result: Result) => readonly string[])
}

/** What the server gives to a page kind. A kind imports nothing of the server itself. */
export interface PageKindServices {
  /** For reading. */
  db: AnyDatabase
  /**
   * Does the work as one transaction: it holds wholly or not at all. On SQLite one follows the other; on PostgreSQL
   * several run at once, so rows that are read to be changed are locked or changed by a condition.
   *
   * Every page that the site keeps is made again afterwards, as any may show what was written. `touches` says what does.
   */
  write: <Result>(work: (tx: AnyTransaction) => Promise<Result>, options?: WriteOptions<Result>) => Promise<Result>
  changes: {
    /**
     * Has a listener called after each `write` that touches any of these topics of the kind, or everything, on whichever
     * server of the site; also where changes may have been missed. A call with a stream tells its listeners by it that what
     * they look at was changed elsewhere. It must not take long.
     *
     * @returns what ends it.
     */
    subscribe: (topics: readonly string[], listener: () => void) => () => void
    /**
     * Answers a call that is declared by `newsOfList`: tells somebody who looks at this list of each `write` that names it, or
     * touches everything, on whichever server of the site; every two seconds at most.
     *
     * @throws {RefusedError} 401 for somebody who is not logged in, 429 where they listen too often already.
     */
    follow: (list: string, who: Identity) => EventFeed<ListNews>
  }
  engine: 'sqlite' | 'postgres'
  /** Milliseconds since 1970; tests set it. */
  clock: () => number
  log: {
    info: (details: object, message: string) => void
    error: (details: object, message: string) => void
  }
  pages: {
    /**
     * Stores a draft, or publishes and drops the draft that it came from. Every publish adds to the page's history.
     *
     * @returns the version to base the next save on.
     * @throws {RefusedError} what the kind's `clean` throws, 404 for an unknown page or one of another kind, 409 for a stale base.
     */
    save: (options: SaveOptions) => Promise<number>
    /** The page with its published content, or undefined where this person is not to see it or it is of another kind. */
    published: (page: { id: number; kind: string; who: Identity }) => Promise<PublishedPage | undefined>
    /** True if this person may open the page, published or not, and it is of this kind. */
    mayOpen: (page: { id: number; kind: string; who: Identity }) => Promise<boolean>
    /** True if there is such a page, published or not, no matter who may see it. One query by the id. */
    exists: (db: AnyDatabase, page: PageOfKind) => Promise<boolean>
    /**
     * As `exists`, and the page is held until the transaction ends: it is not deleted meanwhile, and of several who hold it
     * one comes after the other.
     */
    hold: (tx: AnyTransaction, page: PageOfKind) => Promise<boolean>
    /**
     * The content that is published, or would be if the page were: whole, and anyone who may see the page, so it is for the
     * kind itself. Undefined where there is no such page, or nothing was stored for it yet. One query by the id.
     */
    activeContent: (db: AnyDatabase, page: PageOfKind) => Promise<string | undefined>
    /**
     * As `write`, for work that changes what visitors see of a page besides its content, such as a number of places: no
     * cache goes on with the page as it was once the work holds.
     */
    change: <Result>(id: number, work: (tx: AnyTransaction) => Promise<Result>) => Promise<Result>
  }
  people: {
    /**
     * By their ids, those of these accounts that there are, deactivated or not. Any number of ids, in any order, by one
     * query: to be asked once for a whole list. `db` is the services' own, or a transaction.
     */
    named: (db: AnyDatabase, ids: readonly number[]) => Promise<ReadonlyMap<number, Person>>
    /** All accounts that are not deactivated, by name, then by id; one query. @param db a transaction, to read within it. */
    active: (db?: AnyDatabase) => Promise<readonly (Person & { id: number })[]>
    /**
     * An account that is not deactivated, held so that it is not deleted before the transaction ends; undefined where there
     * is none. One query by the id.
     */
    hold: (tx: AnyTransaction, id: number) => Promise<Person | undefined>
  }
  files: {
    /** The files of a folder that this person may see, by name; none where they may not see the folder. */
    inFolder: (folder: { id: number; who: Identity }) => Promise<readonly FolderFile[]>
    /**
     * By their ids, those of these files that there are and that this person may see. To be asked once for a whole list, of at
     * most some hundred.
     */
    byIds: (files: { ids: readonly number[]; who: Identity }) => Promise<ReadonlyMap<number, FolderFile>>
    /** By their ids, the sizes in px of those of these files that are images, and that this person may see. */
    imageSizes: (files: {
      ids: readonly number[]
      who: Identity
    }) => Promise<ReadonlyMap<number, { width: number; height: number }>>
  }
  /**
   * Bytes of a kind's own, such as what visitors send: no address leads to them but a document of the kind. A table that
   * names them has the columns `id`, `storage_key`, `size` and `sha256`; so backups, the trash and `doctor` know of them.
   */
  ownFiles: {
    /** Bytes that one file may have on this site. */
    maxBytes: number
    /** The media type, found from the bytes alone; text of any kind but SVG is `text/plain`. */
    typeOf: (path: string) => Promise<string>
    /** Stores a file of this path under a new key. The bytes stay only if a transaction claims them within the hour. */
    store: (path: string) => Promise<string>
    /** For the transaction that names the key. @throws when the bytes were removed meanwhile. */
    claim: (tx: AnyTransaction, key: string) => Promise<void>
    /** For the transaction after which nothing names these keys; `removeDiscarded` is to follow it. */
    discard: (tx: AnyTransaction, keys: readonly string[]) => Promise<void>
    removeDiscarded: () => Promise<void>
    /** The bytes, to be read or destroyed; undefined when they are gone. */
    read: (key: string) => Promise<Readable | Uint8Array | undefined>
    /** Whether there may be small pictures of files of this media type. */
    hasThumbnail: (type: string) => boolean
    /** A small picture of an image, WebP without anything that is not picture; undefined where it cannot be made. */
    thumbnail: (key: string) => Promise<Uint8Array | undefined>
  }
  mail: {
    /**
     * Stores an email as part of the transaction that causes it: of the one that `write` gave, itself. Once that holds it is
     * sent, and tried again until it is.
     */
    queue: (tx: AnyTransaction, mail: KindMail) => Promise<void>
    /** @deprecated The server sends what `queue` stored by itself. It does no harm. */
    wake: () => void
    /**
     * False while no mail server is set: emails are then only stored on the server, and stay there. Anyone who is told of
     * an email is to be told of that too. Ask each time, since staff can set one at any moment.
     */
    goesOut: () => Promise<boolean>
    /** The address if the text is exactly one that can be written to, otherwise undefined. */
    parseAddress: (text: string) => string | undefined
  }
  humanCheck: {
    /** Takes each token once. @throws {RefusedError} 403 when it does not prove a person. */
    assertHuman: (token: string | undefined, address: string) => Promise<void>
  }
  places: {
    /** False where anyone who runs the site named no search: then nothing is asked. */
    isOn: boolean
    /** @throws {RefusedError} 424 where the search does not answer as it should. */
    find: (words: string) => Promise<readonly FoundPlace[]>
  }
  trash: {
    /**
     * Copies a row into the trash, with all rows that refer to it and would be deleted with it. To be called in the
     * transaction that then deletes it. Nothing is to be done about what is deleted with a page, an account or a file:
     * rows that refer to it by a foreign key come back with it.
     *
     * @returns false where nothing is kept, since the site has no trash: bytes that the rows name are to be discarded.
     */
    put: (tx: AnyTransaction, row: KindTrash) => Promise<boolean>
  }
  /** What is set for all pages of the kind, which its server half declares as `settings`. */
  settings: {
    /** As they were saved last; blank where nobody did. One query by the key. @param db a transaction, to read within it. */
    read: <Fields extends ContentFields>(
      settings: Pick<KindSettings<Fields>, 'kind' | 'content'>,
      db?: AnyDatabase,
    ) => Promise<ValuesOf<Fields>>
    /** The same as text, upgraded by nobody; '' where nobody has saved them. For the calls of `definePageKindServer`. */
    stored: () => Promise<StoredSettings>
    /**
     * Stores them, cleaned; every page of the site is made again then. For the same calls.
     *
     * @returns the version to base the next save on.
     * @throws {RefusedError} 400 for what are no such settings or lack a required field, 409 for a stale base.
     */
    save: (settings: { content: string; base?: number; who: Identity }) => Promise<number>
  }
  site: {
    /** Without a trailing `/`. */
    url: string
    title: () => Promise<string>
    /** The address of its large logo; '' for none. */
    logo: () => Promise<string>
  }
}
