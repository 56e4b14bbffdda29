import type { Writer } from '../db/database.ts'
import type { DocumentRows, DocumentStore, LastSave, SaveNote } from '../documents/document-store.ts'

/** A page; one of another kind is none. */
export interface PageKey {
  id: number
  /** @default any */
  kind?: string
}

/** How the contents of pages are changed. */
export type PageStore = DocumentStore<PageKey>

/** A page has its version in its own row: its contents and revisions go with it. */
export const pageRows: DocumentRows<PageKey> = { raiseVersion, lastSave, stale: 'changedMeanwhile' }

async function raiseVersion(tx: Writer, { id, kind }: PageKey, { saved }: SaveNote): Promise<number | undefined> {
  const page = await tx
    .updateTable('pages')
    .set((old) => ({ version: old('version', '+', 1), updated: saved }))
    .where('id', '=', id)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .returning('version')
    .executeTakeFirst()
  return page?.version
}

async function lastSave(tx: Writer, { id }: PageKey): Promise<LastSave> {
  const last = await tx
    .selectFrom('page_contents')
    .leftJoin('accounts', 'accounts.id', 'page_contents.account_id')
    .where('page_id', '=', id)
    .orderBy('saved', 'desc')
    .select(['accounts.id', 'accounts.name', 'saved'])
    .executeTakeFirst()
  return { by: last?.name ?? '', saved: last?.saved ?? 0, account: last?.id ?? null }
}
