import type { Readable } from 'node:stream'
import type { Told } from '@sitewright/messages'
import type { CallContext } from './identity.ts'
import type { PageKindServices } from './services.ts'

/** What is asked of a document. */
export interface DocumentRequest extends CallContext {
  method: 'GET' | 'POST'
  /** The query of the address; of a name that comes twice the first counts. */
  query: Readonly<Record<string, string>>
  /**
   * True if a script, a form or a link of the site's own pages asks. A GET may change something only where it is true; a
   * HEAD is asked as a GET where it is not.
   */
  fromSite: boolean
}

/** An HTTP answer that is no JSON: a page of HTML or a file. */
export interface DocumentAnswer {
  status: number
  /**
   * A whole document or file. Bytes are only ever saved: no browser shows them, or takes them for something else, but for
   * a thumbnail.
   */
  body: string | DocumentBytes
  /** @default 'text/html; charset=utf-8' */
  type?: string
  /** The name under which a browser saves it; absent, it is shown. */
  saveAs?: string
  /**
   * In a few words what was changed, for the audit log; absent where nothing was. It is told
   * in its reader's language where it is one of the kind's `documentsDid`.
   */
  did?: Told
}

/** The bytes of a file that a document has. */
export interface DocumentBytes {
  bytes: Readable | Uint8Array
  /** How many there are. */
  size: number
  /** True for what `ownFiles.thumbnail` gave, which is shown. @default false */
  isThumbnail?: boolean
}

/**
 * An address under `/api/1/` that answers a document instead of JSON: one that an email leads to, or a file to be saved.
 * It runs no script, is never kept, and a form on it can only be sent to its own site.
 */
export interface KindDocument {
  /** Below `/api/1/`, such as `public/verify.php`. */
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** @throws {RefusedError} answered as a call's refusal is, or as a small page for anyone who opened the address. */
  answer: (request: DocumentRequest) => DocumentAnswer | Promise<DocumentAnswer>
}

/** The documents that a kind serves at addresses of its own. */
export type DocumentsOfKind = (services: PageKindServices) => readonly KindDocument[]
