import { type AnyDatabase, type Identity, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { manifest } from '../../manifest.ts'
import { texts } from '../messages.ts'
import { conflict } from './conflict.ts'
import { tablesOf } from './tables.ts'

/** The kinds of pages that can be attached to a system. */
export const adminKind = manifest.kind

/** The name of the page kind that records the progress of people. */
export const managerKind = 'progress-manager'

/** A page as somebody asks for it. */
export interface AskedPage {
  id: number
  kind: typeof adminKind | typeof managerKind
  who: Identity
}

/** The progression system of a page. */
export interface AttachedSystem {
  id: number
  name: string
  version: number
}

/** The system that a page is attached to, or undefined. */
export function systemOfPage(db: AnyDatabase, pageId: number): Promise<AttachedSystem | undefined> {
  return tablesOf(db)
    .selectFrom('progress_pages')
    .innerJoin('progress_systems', 'progress_systems.id', 'progress_pages.system_id')
    .where('progress_pages.page_id', '=', pageId)
    .select(['progress_systems.id', 'progress_systems.name', 'progress_systems.version'])
    .executeTakeFirst()
}

/**
 * The same for whom the page is there.
 *
 * @throws {RefusedError} 404 where this person may not open the page or it is of another kind, 409 while it is attached
 * to none.
 */
export async function systemFor({ db, pages }: PageKindServices, page: AskedPage): Promise<AttachedSystem> {
  if (!(await pages.mayOpen(page))) notFound()
  return (await systemOfPage(db, page.id)) ?? conflict(texts.notAttached, 'not-attached')
}
