import type { Identity } from './identity.ts'
import type { AnyDatabase } from './page-kind-server.ts'

export interface SaveOptions {
  pageId: number
  /** The kind the page must be of; a page of another kind does not exist for the caller. */
  kind: string
  /** Already cleaned. */
  content: string
  draft: boolean
  /** True if the stored draft is what is published: it is then dropped, otherwise kept (Q125). */
  fromDraft?: boolean
  /** The version the editor started from. A stale one is refused with 409; absent, the last save wins. */
  base?: number
  who: Identity
}

/** What the server gives to a page kind. A kind imports nothing of the server itself. */
export interface PageKindServices {
  db: AnyDatabase
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
     * @throws {RefusedError} 404 for an unknown page or one of another kind, 409 for a stale base.
     */
    save: (options: SaveOptions) => Promise<number>
  }
}
