import type { Identity } from './identity.ts'
import type { AnyDatabase, AnyTransaction } from './page-kind-server.ts'

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

/** A paragraph of text, or a button that leads somewhere. */
export type EmailPart = string | { label: string; href: string }

/** An email that a kind sends. */
export interface KindMail {
  /** One address, nothing else. */
  to: string
  /** One line; line breaks become spaces. */
  subject: string
  /** Plain text; the email says it as text and, escaped, as HTML. */
  parts: readonly EmailPart[]
  /** One address. */
  replyTo?: string
  /** Seconds since 1970, after which sending it makes no sense any more. */
  expires?: number
}

/** What the server gives to a page kind. A kind imports nothing of the server itself. */
export interface PageKindServices {
  /** For reading. */
  db: AnyDatabase
  /**
   * Does the work as one transaction: it holds wholly or not at all. On SQLite one follows the other; on PostgreSQL
   * several run at once, so rows that are read to be changed are locked or changed by a condition.
   */
  write: <Result>(work: (tx: AnyTransaction) => Promise<Result>) => Promise<Result>
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
  }
  mail: {
    /** Stores an email as part of the transaction that causes it; it is sent afterwards and tried again until it is. */
    queue: (tx: AnyTransaction, mail: KindMail) => Promise<void>
    /** To be called once that transaction holds. */
    wake: () => void
    /** The address if the text is exactly one that can be written to, otherwise undefined. */
    parseAddress: (text: string) => string | undefined
  }
  humanCheck: {
    /** Takes each token once. @throws {RefusedError} 403 when it does not prove a person. */
    assertHuman: (token: string | undefined, address: string) => Promise<void>
  }
  site: {
    /** Without a trailing `/`. */
    url: string
    title: () => Promise<string>
    /** The address of its large logo; '' for none. */
    logo: () => Promise<string>
  }
}
