import {
  holdsAny,
  type DocumentHistoryInput,
  type Revision,
  type DocumentState,
  type PagedReply,
} from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { addRevision, documentRows, type DocumentKey } from './document-rows.ts'
import { createDocumentStore, type OpenSave } from './document-store.ts'
import { readRevisions } from './read-revisions.ts'

/** Something that is edited and saved as a whole, and of which the site has one. */
export interface DocumentNoun {
  /** Permissions; the holder of any of them may edit it. */
  editors: readonly string[]
  /** What it is, as JSON that its editor reads, without anything secret. Absent for a noun that keeps its own history. */
  read?: (db: Reader) => Promise<string>
}

/** By the name of the noun. */
export type DocumentNouns = Readonly<Record<string, DocumentNoun>>

export interface DocumentsOptions {
  database: Database
  changes: Changes
  nouns: DocumentNouns
  now: () => Seconds
}

export interface DocumentSave {
  who: Identity
  /** The version that the editing began with; undefined: whatever is stored. */
  base?: number | undefined
}

/** The life of what is edited as a whole: its versions, and what it was before. */
export function createDocuments({ database, changes, nouns, now }: DocumentsOptions) {
  const store = createDocumentStore({ changes, now, rows: documentRows })

  /**
   * Saves as one transaction; what it is afterwards becomes a revision, and before the first save also what it was.
   *
   * @throws {RefusedError} 409 with who saved it last where `base` is not the version any more.
   */
  async function save<Result>(
    noun: string,
    options: DocumentSave,
    work: (save: OpenSave) => Promise<Result>,
  ): Promise<Result> {
    const key = keyOf(noun)
    const { read } = recorded(noun)
    return store({ key, ...options }, async (open) => {
      const { tx, version, note } = open
      if (version === 1) await addRevision(tx, key, { ...before, content: await read(tx) })
      const result = await work(open)
      await addRevision(tx, key, { ...note, version, content: await read(tx) })
      return result
    })
  }

  /** @throws {RefusedError} 403 for those who may not edit it. */
  async function state(noun: string, who: Identity): Promise<DocumentState> {
    assertMayEdit(noun, who)
    const row = await database.read
      .selectFrom('documents')
      .leftJoin('accounts', 'accounts.id', 'documents.account_id')
      .where((is) => is.and({ ...keyOf(noun) }))
      .select(['version', 'saved', 'accounts.name'])
      .executeTakeFirst()
    return { version: row?.version ?? 0, saved: row?.saved ?? 0, by: row?.name ?? '' }
  }

  /** How often it was saved. */
  async function versionOf(noun: string): Promise<number> {
    const row = await database.read
      .selectFrom('documents')
      .where((is) => is.and({ ...keyOf(noun) }))
      .select('version')
      .executeTakeFirst()
    return row?.version ?? 0
  }

  /** The newest first. @throws {RefusedError} 403 for those who may not edit it, 400 for a cursor that is none. */
  async function history({ noun, cursor, limit }: DocumentHistoryInput, who: Identity): Promise<PagedReply<Revision>> {
    assertMayEdit(noun, who)
    const query = database.read
      .selectFrom('document_revisions')
      .leftJoin('accounts', 'accounts.id', 'document_revisions.account_id')
      .where((is) => is.and({ ...keyOf(noun) }))
      .select(['document_revisions.id', 'version', 'saved', 'accounts.name'])
    return readRevisions(database, query, { id: 'document_revisions.id', cursor, limit })
  }

  /** What was saved then. @throws {RefusedError} 403 for those who may not edit it, 404 for an unknown revision. */
  async function revision({ noun, id }: { noun: string; id: number }, who: Identity) {
    assertMayEdit(noun, who)
    const row = await database.read
      .selectFrom('document_revisions')
      .where((is) => is.and({ ...keyOf(noun) }))
      .where('id', '=', id)
      .select(['id', 'content'])
      .executeTakeFirst()
    return row ?? fail('notFound')
  }

  /** @throws {RefusedError} 403 also for a noun that there is none of. */
  function assertMayEdit(noun: string, who: Identity): void {
    if (!holdsAny(who.permissions, nouns[noun]?.editors ?? [])) fail('permissionDenied')
  }

  function recorded(noun: string): Required<DocumentNoun> {
    const { editors, read } = nouns[noun] ?? {}
    if (!editors || !read) throw new Error(`No history is kept of '${noun}'`)
    return { editors, read }
  }

  return { save, state, versionOf, history, revision, assertMayEdit }
}

export type Documents = ReturnType<typeof createDocuments>

/** What was there when nothing was recorded yet. */
const before = { version: 0, saved: 0, account_id: null }

const keyOf = (noun: string): DocumentKey => ({ noun, document_id: 0, variant: '' })
