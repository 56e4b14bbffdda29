import type { ChoicePage, PageChoicesInput, PagedReply } from '@sitewright/api-client'
import { holdsAny } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { containsWords, countPaged, readPaged, type ListSort } from '../db/read-paged.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { createListedPages, listedColumns } from './listed-pages.ts'

const sorts: Record<NonNullable<PageChoicesInput['sort']>, ListSort> = {
  name: { column: 'pages.title_key', type: 'text' },
}

interface PageChoicesOptions {
  database: Database
  kinds: PageKinds
  now: () => Seconds
}

/** Who may know of every page. Anyone who chooses the look needs only pages that every visitor may see. */
const editors = ['core.admin', 'core.page-manager', 'core.menu-manager']

/**
 * Pages for a field that one is chosen in, some at a time. Their texts are not searched: who edits the menu may not read
 * all of them, and would find out word by word.
 */
export function createPageChoices({ database, kinds, now }: PageChoicesOptions) {
  const { engine, read } = database
  const { asPage, rolesOf } = createListedPages({ database, kinds })

  function isForEverybody(eb: ExpressionBuilder<Schema, 'pages'>) {
    const open = [...kinds].filter(([, { manifest }]) => !manifest.needs).map(([name]) => name)
    const roles = eb.selectFrom('page_roles').whereRef('page_roles.page_id', '=', 'pages.id')
    return eb.and([
      eb('pages.published', '=', 1),
      eb.or([eb('pages.pub_start', 'is', null), eb('pages.pub_start', '<=', now())]),
      eb.or([eb('pages.pub_end', 'is', null), eb('pages.pub_end', '>', now())]),
      open.length > 0 ? eb('pages.kind', 'in', open) : eb('pages.id', '<', 0),
      eb.not(eb.exists(roles.select('page_roles.page_id'))),
    ])
  }

  return async function list(
    { q = '', ids, ...input }: PageChoicesInput,
    { permissions }: Identity,
  ): Promise<PagedReply<ChoicePage>> {
    let query = read.selectFrom('pages')
    const seesAll = holdsAny(permissions, editors)
    if (!seesAll) query = query.where(isForEverybody)
    if (ids !== undefined) query = query.where('pages.id', 'in', ids.split(',').map(Number))
    const words = q.trim()
    if (words !== '') query = query.where(containsWords('pages.words', words))
    const { items, next } = await readPaged(query.select(listedColumns), { engine, id: 'pages.id', sorts, input })
    const isWhole = seesAll && words === '' && ids === undefined
    const [roles, total] = await Promise.all([
      rolesOf(items.map(({ id }) => id)),
      input.cursor !== undefined ? undefined : next === null ? items.length : countPaged(query, { read, isWhole }),
    ])
    const pages = items.map((row) => ({ ...asPage(row), roles: roles.get(row.id) ?? [] }))
    return { items: pages, next, ...(total !== undefined && { total }) }
  }
}
