import type { Identity } from '@sitewright/page-kit/server'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema, Seconds } from '../db/schema.ts'
import type { PageAccess } from './page-access.ts'

export interface VisiblePagesOptions {
  access: PageAccess
  /** The installed kinds, by name. */
  kinds: ReadonlyMap<string, unknown>
  who: Identity
  now: Seconds
}

type Pages = ExpressionBuilder<Schema, 'pages'>

/** The rule of {@link PageAccess} as a condition: true for the pages that are `visible` to this person. */
export function visiblePages({ access, kinds, who, now }: VisiblePagesOptions) {
  const editable = [...kinds.keys()].filter((kind) => access.mayEdit(kind, who))
  const closed = [...kinds.keys()].filter((kind) => !access.meetsNeeds(kind, who))
  const manages = access.mayPublish(who)

  return (page: Pages): Expression<SqlBool> => {
    const open = closed.length === 0 ? page.lit(true) : page('pages.kind', 'not in', closed)
    if (manages) return open
    const published = page.and([
      page('pages.published', '=', 1),
      page.or([page('pages.pub_start', 'is', null), page('pages.pub_start', '<=', now)]),
      page.or([page('pages.pub_end', 'is', null), page('pages.pub_end', '>', now)]),
      isForRoles(page, who.roles),
    ])
    const edited = editable.length === 0 ? published : page.or([page('pages.kind', 'in', editable), published])
    return closed.length === 0 ? edited : page.and([open, edited])
  }
}

function isForRoles(page: Pages, roles: readonly number[]): Expression<SqlBool> {
  const pageRoles = page.selectFrom('page_roles').whereRef('page_roles.page_id', '=', 'pages.id').select('role_id')
  const everyone = page.not(page.exists(pageRoles))
  return roles.length === 0 ? everyone : page.or([everyone, page.exists(pageRoles.where('role_id', 'in', roles))])
}
