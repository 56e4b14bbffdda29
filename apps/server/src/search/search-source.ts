import type { SearchResult } from '@sitewright/api-client'
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Wanted } from './search-index.ts'

/** What a search looks through, as far as it is shown to the person who asks. */
export interface SearchSource {
  /** The ids of the first that hold these words, the newest first. */
  ids: (wanted: Wanted, limit: number) => Promise<number[]>
  /** What is answered of those of them that are still shown, with the text that the excerpt is taken from. */
  describe: (ids: readonly number[]) => Promise<ReadonlyMap<number, Omit<SearchResult, 'excerpt'> & { text: string }>>
}

/** Characters of a text that are looked through for the words around a hit. */
export const excerptReach = 50_000

/** PostgreSQL's index knows no order, so of what holds a word only so many are put in order. */
const maxCandidates = 2000

/** What the index found, of which only what is shown is left. */
type Found = SelectQueryBuilder<Schema & { found: { id: number } }, 'found', object>

/** The highest ids out of what was found. */
export async function newestIds(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  found: Found,
  limit: number,
): Promise<number[]> {
  const rows =
    engine === 'sqlite'
      ? await found.select('found.id').orderBy('found.id', 'desc').limit(limit).execute()
      : await read
          .selectFrom(found.select('found.id').limit(maxCandidates).as('candidates'))
          .select('id')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute()
  return rows.map((row) => row.id)
}
