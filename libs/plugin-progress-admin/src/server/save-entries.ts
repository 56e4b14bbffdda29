import { type AnyTransaction, refuse } from '@sitewright/page-kit/server'
import { nameKey } from '../model/same-name.ts'
import type { EditedEntry } from '../model/system.ts'
import { texts } from './messages.ts'
import { nameOf } from './name-of.ts'
import { tablesOf, type EntryTableName, type Seconds } from './tables/index.ts'

export interface EditedEntries {
  table: EntryTableName
  systemId: number
  /** All that the system is to have, in their order. */
  entries: readonly EditedEntry[]
  now: Seconds
}

/**
 * Stores the states, or the stages, of a system. One that is left out is marked as deleted; one that somebody else
 * deleted meanwhile is there again. To be called in a transaction that holds the system.
 *
 * @throws {RefusedError} 400 for an id that is not the system's, one that is there twice, and for names that are
 * empty or the same.
 */
export async function saveEntries(tx: AnyTransaction, { table, systemId, entries, now }: EditedEntries): Promise<void> {
  const rows = entries.map(({ id, Description }, position) => ({ id, name: nameOf(Description), position }))
  assertUnlike(rows.map(({ name }) => name))
  const known = await tablesOf(tx).selectFrom(table).where('system_id', '=', systemId).selectAll().execute()
  const kept = rows.flatMap(({ id, ...row }) =>
    id === null ? [] : [{ ...row, id, system_id: systemId, deleted: null }],
  )
  const ids = new Set(kept.map(({ id }) => id))
  const own = new Set(known.map(({ id }) => id))
  if (ids.size < kept.length || kept.some(({ id }) => !own.has(id))) refuse(texts.notOfSystem)

  const removed = known.filter(({ id, deleted }) => deleted === null && !ids.has(id)).map(({ id }) => id)
  if (removed.length > 0)
    await tablesOf(tx).updateTable(table).set({ deleted: now }).where('id', 'in', removed).execute()
  // all in one statement: every one of them is there
  if (kept.length > 0)
    await tablesOf(tx)
      .insertInto(table)
      .values(kept)
      .onConflict((there) =>
        there.column('id').doUpdateSet((is) => ({
          name: is.ref('excluded.name'),
          position: is.ref('excluded.position'),
          deleted: null,
        })),
      )
      .execute()
  const added = rows.flatMap(({ id, ...row }) => (id === null ? [{ ...row, system_id: systemId, deleted: null }] : []))
  if (added.length > 0) await tablesOf(tx).insertInto(table).values(added).execute()
}

function assertUnlike(names: readonly string[]): void {
  if (names.includes('')) refuse(texts.unnamed)
  if (new Set(names.map(nameKey)).size < names.length) refuse(texts.duplicate)
}
