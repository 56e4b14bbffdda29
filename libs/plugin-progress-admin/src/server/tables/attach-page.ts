import { type AnyTransaction, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { systemOfPage, type AskedPage } from './progress-pages.ts'
import { texts } from '../messages.ts'
import { conflict } from './conflict.ts'
import { tablesOf } from './tables.ts'

/**
 * Attaches a page to a system permanently.
 *
 * @param findSystem makes the system, or makes sure that it is there.
 * @returns the system's id.
 * @throws {RefusedError} 404 where this person may not open the page or it is of another kind, 409 for one that is
 * attached already.
 */
export async function attachPage(
  { pages, write }: PageKindServices,
  page: AskedPage,
  findSystem: (tx: AnyTransaction) => Promise<number>,
): Promise<number> {
  // not within the transaction: it may need a connection of its own
  if (!(await pages.mayOpen(page))) notFound()
  return write(
    async (tx) => {
      // held until the end, so that of several who attach the same page one comes first
      if (!(await pages.hold(tx, page))) notFound()
      if (await systemOfPage(tx, page.id)) conflict(texts.alreadyAttached, 'already-attached')
      const system_id = await findSystem(tx)
      await tablesOf(tx).insertInto('progress_pages').values({ page_id: page.id, system_id }).execute()
      return system_id
    },
    { touches: [] },
  )
}

/** The id again, of a system that is there. @throws {RefusedError} 404 */
export async function existingSystem(tx: AnyTransaction, id: number): Promise<number> {
  const system = await tablesOf(tx).selectFrom('progress_systems').where('id', '=', id).select('id').executeTakeFirst()
  return system?.id ?? notFound()
}
