import type { EditedMenuItem, ListedPage, PageInMenu, PagesByMenuInput } from '@sitewright/api-client'
import { nestItems } from '../menu/menu-tree.ts'
import { createListedPages, listedColumns } from './listed-pages.ts'
import { filterPages, isUnfiltered } from './page-filters.ts'
import type { PagedPagesOptions } from './paged-pages.ts'

/**
 * The pages of the menu in their places, for the Page Manager. What a search or a filter does not let through is left out,
 * unless it has something below it that is found. A menu has 500 items at most, however many pages there are.
 */
export function createPagesByMenu({ database, kinds, now }: PagedPagesOptions) {
  const { engine, read } = database
  const { withStates } = createListedPages({ database, kinds })

  async function pagesOf(ids: readonly number[], filters: PagesByMenuInput): Promise<Map<number, ListedPage>> {
    if (ids.length === 0) return new Map()
    const some = read.selectFrom('pages').where('pages.id', 'in', ids)
    const rows = await filterPages(some, filters, { engine, now: now() }).select(listedColumns).execute()
    return new Map((await withStates(rows)).map((page) => [page.id, page]))
  }

  return async function list(filters: PagesByMenuInput): Promise<PageInMenu[]> {
    const rows = await read
      .selectFrom('menu_items')
      .select(['id', 'parent_id', 'label', 'page_id', 'sort_order', 'address'])
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    const pages = await pagesOf([...new Set(rows.flatMap(({ page_id }) => page_id ?? []))], filters)
    const all = isUnfiltered(filters)

    function listItems(items: readonly EditedMenuItem[], level: number, above: string): PageInMenu[] {
      return items.flatMap(({ idMenuItem: id, Label: label, idPage, Address = '', Children }) => {
        const address = idPage === 0 ? Address : ''
        const page = pages.get(idPage) ?? null
        const below = listItems(Children, level + 1, label)
        if (!all && !page && below.length === 0) return []
        const item = { id, label, level, above, page, heading: idPage === 0 && address === '' }
        return [{ ...item, ...(address !== '' && { address }) }, ...below]
      })
    }

    return listItems(nestItems(rows), 0, '')
  }
}
