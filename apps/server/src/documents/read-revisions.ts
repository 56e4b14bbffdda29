import type { Revision, PagedReply } from '@sitewright/api-client/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { readPaged } from '../db/read-paged.ts'
import type { Seconds } from '../db/schema.ts'

interface RevisionRow {
  id: number
  version: number
  saved: Seconds
  /** Of the account; null where that is gone. */
  name: string | null
}

export interface RevisionsAsked {
  /** The column of the id, such as `page_revisions.id`. */
  id: string
  cursor: string | undefined
  limit: number | undefined
}

/**
 * Some of the revisions of a document, the newest first.
 *
 * @param query all of them, in no order yet.
 * @throws {RefusedError} 400 for a cursor that is none.
 */
export async function readRevisions<DB, TB extends keyof DB>(
  { engine }: Pick<Database, 'engine'>,
  query: SelectQueryBuilder<DB, TB, RevisionRow>,
  { id, cursor, limit }: RevisionsAsked,
): Promise<PagedReply<Revision>> {
  const input = { desc: 1, ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) }
  const { items, next } = await readPaged(query, { engine, id, sorts: {}, input })
  return { items: items.map((row, at) => asRevision(row, cursor === undefined && at === 0)), next }
}

/** @param current - true for the newest. */
export function asRevision({ id, version, saved, name }: RevisionRow, current: boolean): Revision {
  return { id, version, saved, by: name ?? '', current }
}
