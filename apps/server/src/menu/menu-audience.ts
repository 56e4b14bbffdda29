import type { MenuAudience } from '@sitewright/api-client'
import type { Reader } from '../db/database.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'

/** Which menu items, and which of the pages they lead to, are not for everybody, whatever else hides them; and which lost theirs. */
export async function readMenuAudience(db: Reader, kinds: PageKinds): Promise<MenuAudience> {
  const items = await db
    .selectFrom('menu_roles')
    .innerJoin('roles', 'roles.id', 'menu_roles.role_id')
    .select(['menu_roles.menu_item_id as id', 'roles.title'])
    .orderBy('menu_roles.role_id')
    .execute()
  const pages = await db
    .selectFrom('page_roles')
    .innerJoin('roles', 'roles.id', 'page_roles.role_id')
    .where('page_roles.page_id', 'in', (menu) =>
      menu
        .selectFrom('menu_items')
        .where('menu_items.page_id', 'is not', null)
        .select('menu_items.page_id')
        .$castTo<{ page_id: number }>(),
    )
    .select(['page_roles.page_id as id', 'roles.title'])
    .orderBy('page_roles.role_id')
    .execute()
  const needing = [...kinds.values()].filter(({ manifest }) => manifest.needs !== undefined)
  const lost = await db
    .selectFrom('menu_items')
    .where('lost_page', 'is not', null)
    .select(['id', 'lost_page as page'])
    .$narrowType<{ page: string }>()
    .orderBy('id')
    .execute()
  return {
    items: restricted(items),
    pages: restricted(pages),
    kinds: needing.map(({ manifest }) => manifest.kind),
    lost,
  }
}

function restricted(rows: readonly { id: number; title: string }[]): MenuAudience['items'] {
  const titles = Map.groupBy(rows, ({ id }) => id)
  return [...titles].map(([id, found]) => ({ id, roles: found.map(({ title }) => title) }))
}
