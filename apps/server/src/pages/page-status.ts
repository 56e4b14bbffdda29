import type { PageStatus } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageFacts, PageFactsStore } from './page-facts.ts'

export interface PageStatusOptions {
  database: Database
  access: PageAccess
  facts: PageFactsStore
  now: () => Seconds
}

type DraftFacts = Pick<PageStatus, 'draft' | 'draftBy' | 'draftSaved' | 'draftIsOlder'>

/**
 * Tells the editors of a page, and those who may publish it, how it stands with the public. It is made of nothing but the
 * page, its draft, the menu and the roles.
 *
 * @throws {RefusedError} 404 for a page that is not there for this person, 403 for one that they may not edit.
 */
export function createPageStatus({ database, access, facts, now }: PageStatusOptions) {
  const { read } = database

  async function namesOfRoles(ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return []
    const roles = await read.selectFrom('roles').where('id', 'in', ids).orderBy('title').select('title').execute()
    return roles.map(({ title }) => title)
  }

  async function isInMenu(id: number): Promise<boolean> {
    return (await read.selectFrom('menu_items').where('page_id', '=', id).select('id').executeTakeFirst()) !== undefined
  }

  async function draftOf(id: number): Promise<DraftFacts> {
    const rows = await read
      .selectFrom('page_contents')
      .leftJoin('accounts', 'accounts.id', 'page_contents.account_id')
      .where('page_id', '=', id)
      .select(['state', 'saved', 'accounts.name'])
      .execute()
    const [active, draft] = (['active', 'draft'] as const).map((state) => rows.find((row) => row.state === state))
    if (!draft) return { draft: false }
    const draftIsOlder = active !== undefined && draft.saved < active.saved
    return { draft: true, draftBy: draft.name ?? '', draftSaved: draft.saved, draftIsOlder }
  }

  async function pageFor(id: number, who: Identity): Promise<PageFacts> {
    const page = await facts.byId(id)
    if (!page || access.visibility(page, page.roles, who, now()) === 'hidden') return fail('notFound')
    return access.mayEdit(page.kind, who) || access.mayPublish(who) ? page : fail('permissionDenied')
  }

  return async function statusOf(pageId: number, who: Identity): Promise<PageStatus> {
    const { id, title, url, published, pub_start, pub_end, ...page } = await pageFor(pageId, who)
    const [roles, inMenu, draft] = await Promise.all([namesOfRoles(page.roles), isInMenu(id), draftOf(id)])
    const mayPublish = access.mayPublish(who)
    return { id, name: title, url, published: published === 1, pub_start, pub_end, roles, inMenu, ...draft, mayPublish }
  }
}
