import type { Writer } from '../db/database.ts'
import type { DocumentRows, LastSave, SaveNote } from './document-store.ts'

/** Names a document that has no rows of its own elsewhere. */
export interface DocumentKey {
  noun: string
  /** 0 where there is one of it. */
  document_id: number
  /** '' for the only one; a language, once contents have several. */
  variant: string
}

/** Revisions of a document that stay; the menu of a large site has some 60 kB. */
const maxRevisions = 100

export const documentRows: DocumentRows<DocumentKey> = { raiseVersion, lastSave, stale: 'savedMeanwhile' }

async function raiseVersion(tx: Writer, key: DocumentKey, note: SaveNote): Promise<number> {
  const { version } = await tx
    .insertInto('documents')
    .values({ ...key, ...note, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['noun', 'document_id', 'variant'])
        .doUpdateSet((is) => ({ ...note, version: is('documents.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

async function lastSave(tx: Writer, key: DocumentKey): Promise<LastSave> {
  const last = await tx
    .selectFrom('document_revisions')
    .leftJoin('accounts', 'accounts.id', 'document_revisions.account_id')
    .where((is) => is.and({ ...key }))
    .orderBy('document_revisions.id', 'desc')
    .select(['accounts.id', 'accounts.name', 'saved'])
    .limit(1)
    .executeTakeFirst()
  return { by: last?.name ?? '', saved: last?.saved ?? 0, account: last?.id ?? null }
}

export interface NewRevision extends SaveNote {
  version: number
  content: string
}

/** Adds what a document is from now on, and forgets what is older than the newest hundred. */
export async function addRevision(tx: Writer, key: DocumentKey, revision: NewRevision): Promise<void> {
  await tx
    .insertInto('document_revisions')
    .values({ ...key, ...revision })
    .execute()
  const oldest = await tx
    .selectFrom('document_revisions')
    .where((is) => is.and({ ...key }))
    .orderBy('id', 'desc')
    .select('id')
    .offset(maxRevisions - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await tx
    .deleteFrom('document_revisions')
    .where((is) => is.and({ ...key }))
    .where('id', '<', oldest.id)
    .execute()
}
