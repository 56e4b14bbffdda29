import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageFacts, PageFactsStore } from './page-facts.ts'

export interface EditedPageOptions {
  access: PageAccess
  facts: Pick<PageFactsStore, 'byId'>
  now: () => Seconds
}

/** A page for those who may edit it. */
export type EditedPage = (id: number, who: Identity) => Promise<PageFacts>

export function createEditedPage({ access, facts, now }: EditedPageOptions): EditedPage {
  /** @throws {RefusedError} 404 for a page that is not there for this person, 403 for one that they may not edit. */
  return async function editedPage(id, who) {
    const page = await facts.byId(id)
    if (!page) return fail('notFound')
    const visibility = access.visibility(page, page.roles, who, now())
    if (visibility === 'hidden') fail('notFound')
    if (visibility === 'denied' || !access.mayEdit(page.kind, who)) fail('permissionDenied')
    return page
  }
}
