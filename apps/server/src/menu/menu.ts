import type { MenuItem } from '@sitewright/api-client'
import { isNameless } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import { isForRoles, type PageAccess, type Publishing } from '../access/page-access.ts'
import { keepForAudience, type Span } from '../access/keep-for-audience.ts'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { cacheJson } from '../http/cached-json.ts'
import { linkPath } from '../text/link-path.ts'
import { storedAddress } from './stored-address.ts'

/** What visitors read of a heading that was stored without a label. */
const nameless = 'More'

export interface MenuOptions {
  database: Database
  changes: Changes
  access: PageAccess
  now: () => Seconds
  publicationSpan: () => Promise<Span>
}

interface Row {
  id: number
  parent_id: number | null
  label: string
  icon: string
  anchor: string
  address: string | null
  isLost: boolean
  roles: number[]
  page?: Publishing & { id: number; url: string; title: string; roles: number[] }
}

/**
 * The main menu, filtered for each visitor: own roles, the page's visibility, and parents left empty (Q35). What leads
 * nowhere since its page was deleted is shown only as the heading of what is below it.
 */
export function createMenu({ database, changes, access, now, publicationSpan }: MenuOptions) {
  const rows = cacheUntilChange(changes, ['menu'], async () =>
    Map.groupBy(await readRows(database), (row) => row.parent_id),
  )

  async function menuFor(who: Identity): Promise<MenuItem[]> {
    const time = now()
    const children = await rows()

    function build(parent: number | null): MenuItem[] {
      return (children.get(parent) ?? []).flatMap((row) => {
        const leadsNowhere = !row.page && !row.address && (row.isLost || children.has(row.id))
        if (!mayUse(row)) return []
        const item = toItem(row, build(row.id))
        return leadsNowhere && item.Children.length === 0 ? [] : [item]
      })
    }

    function mayUse({ roles, page }: Row): boolean {
      return isForRoles(roles, who) && (!page || access.visibility(page, page.roles, who, time) === 'visible')
    }

    return cacheJson(build(null))
  }

  return keepForAudience({ changes, now, publicationSpan, needs: ['menu'], make: menuFor })
}

function toItem(row: Row, children: MenuItem[]): MenuItem {
  const { icon, anchor, address, page } = row
  return {
    idPage: page?.id ?? 0,
    Label: nameOf(row),
    Renderer: page?.kind ?? '',
    Icon: icon,
    Anchor: anchor,
    Shortcut: page?.url ? `/${page.url}` : '',
    ...(address && !page && { Address: address }),
    Children: children,
  }
}

/** What visitors read: of an item that was stored without a label what its page is called, or where it leads. */
function nameOf({ label, address, page }: Row): string {
  if (!isNameless(label)) return label
  if (page) return isNameless(page.title) ? linkPath(page) : page.title
  return address?.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '') ?? nameless
}

async function readRows({ read }: Database): Promise<Row[]> {
  const items = await read
    .selectFrom('menu_items')
    .leftJoin('pages', 'pages.id', 'menu_items.page_id')
    .select(['menu_items.id', 'menu_items.parent_id', 'menu_items.label', 'menu_items.icon'])
    .select(['menu_items.anchor', 'menu_items.address', 'menu_items.lost_page'])
    .select(['pages.id as page_id', 'pages.kind', 'pages.url', 'pages.published', 'pages.pub_start', 'pages.pub_end'])
    .select(['pages.title'])
    .orderBy('menu_items.sort_order')
    .orderBy('menu_items.id')
    .execute()
  const itemRoles = Map.groupBy(await read.selectFrom('menu_roles').selectAll().execute(), (row) => row.menu_item_id)
  const pageRoles = Map.groupBy(
    await read
      .selectFrom('page_roles')
      .where('page_id', 'in', (query) =>
        query.selectFrom('menu_items').innerJoin('pages', 'pages.id', 'menu_items.page_id').select('pages.id'),
      )
      .selectAll()
      .execute(),
    (row) => row.page_id,
  )
  return items.map(
    ({
      id,
      parent_id,
      label,
      icon,
      anchor,
      address,
      lost_page,
      page_id,
      kind,
      url,
      published,
      pub_start,
      pub_end,
      title,
    }) => ({
      id,
      parent_id,
      label,
      icon,
      anchor,
      address: storedAddress(address),
      isLost: lost_page !== null,
      roles: (itemRoles.get(id) ?? []).map((row) => row.role_id),
      ...(page_id !== null && kind !== null && url !== null && title !== null && published !== null
        ? {
            page: {
              id: page_id,
              kind,
              url,
              title,
              published,
              pub_start,
              pub_end,
              roles: (pageRoles.get(page_id) ?? []).map((row) => row.role_id),
            },
          }
        : {}),
    }),
  )
}

export type Menu = ReturnType<typeof createMenu>

/** All items of a menu, at every level. */
export function flattenMenu(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flattenMenu(item.Children)])
}
