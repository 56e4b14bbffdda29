import type { ListedPage, Page, PageInMenu } from '@sitewright/api-client'
import { useLoadedList } from '@sitewright/api-client/queries'
import { useListNews, useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'
import { useMemo } from 'react'
import { usePagedList, type PagedList } from '../shared/use-paged-list.ts'
import { menuInput, pagesInput, type PageView } from './page-view.ts'

const call = 'GET private/page-get-by-menu.json.php'

export interface ShownPages {
  /** All pages, or those outside the menu. */
  pages: PagedList<ListedPage>
  /** The menu; empty unless pages are shown by menu. */
  menu: PagedList<PageInMenu>
  /** Each page that is shown, once. */
  rows: readonly ListedPage[]
  /** Changes pages wherever they stand; those that become undefined are gone. */
  change: (edit: (page: ListedPage) => ListedPage | undefined) => void
  add: (page: Page, inMenu: boolean) => void
  reload: () => void
}

/** The pages that the Page Manager shows, as one list or by menu. */
export function useShownPages(view: PageView): ShownPages {
  const pages = usePagedList('GET private/page-get-paged.json.php', pagesInput(view))
  const menu = useMenu(view)
  const rows = useMemo(() => {
    const inMenu = menu.items.flatMap(({ page }) => page ?? [])
    return [...new Map([...inMenu, ...pages.items].map((page) => [page.id, page])).values()]
  }, [menu.items, pages.items])

  useListNews('/api/1/private/page-list-news.php', () => {
    pages.refresh().catch(console.error)
    if (view.byMenu) menu.refresh().catch(console.error)
  })

  return {
    pages,
    menu,
    rows,
    change(edit) {
      pages.change(edit)
      if (view.byMenu) menu.change((item) => changed(item, edit))
    },
    add(page, inMenu) {
      // its place is the server's to say
      if (view.byMenu && inMenu) menu.refresh().catch(console.error)
      else pages.add({ ...page, roles: [], menu: inMenu, draft: false, ...editorOf(page, rows) })
    },
    reload() {
      pages.reload()
      if (view.byMenu) menu.reload()
    },
  }
}

/** As others of its kind have it. */
function editorOf({ renderer }: Page, rows: readonly ListedPage[]): Pick<ListedPage, 'editor'> {
  const editor = rows.find((row) => row.renderer === renderer)?.editor
  return editor === undefined ? {} : { editor }
}

/** An item whose page is gone stays, and leads to none. */
function changed(item: PageInMenu, edit: (page: ListedPage) => ListedPage | undefined): PageInMenu {
  if (!item.page) return item
  const page = edit(item.page)
  return { ...item, page: page ?? null, heading: page === undefined }
}

function useMenu(view: PageView): PagedList<PageInMenu> {
  const { api } = useSite()
  const words = view.query.trim()
  const typed = useTyped(words)
  const { q: _, ...filters } = menuInput(view)
  const input = { ...filters, ...(typed !== '' && { q: typed }) }
  const list = useLoadedList<PageInMenu>(
    view.byMenu
      ? { key: [call, input], load: async () => ({ items: await api(call, input), next: null }) }
      : { key: [call, 'not shown'], load: async () => ({ items: [], next: null }) },
  )
  return { ...list, searching: view.byMenu && list.status === 'ready' && (typed !== words || list.outdated) }
}
