import type { ListedPage, Page, PagedPagesInput, PagedReply } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'

type Given = Page & Partial<ListedPage>

/** A server that lists these pages some at a time: searched by title and shortcut, sorted and filtered by type. */
export function pagedPages(pages: () => readonly Given[]) {
  return ({
    q = '',
    sort,
    desc,
    renderers,
    except,
    outside,
    limit = 100,
    cursor = '0',
  }: PagedPagesInput): PagedReply<ListedPage> => {
    const words = folded(q).split(/\s+/).filter(Boolean)
    const found = pages().filter(({ id, name, url, renderer, menu }) => {
      const text = folded(`${name}\n/${url}`)
      return (
        id !== except &&
        !(outside === 1 && menu) &&
        words.every((word) => text.includes(word)) &&
        (!renderers || renderers.split(',').includes(renderer))
      )
    })
    const sorted = sort ? found.toSorted((a, b) => (a[sort].toLowerCase() < b[sort].toLowerCase() ? -1 : 1)) : found
    if (desc) sorted.reverse()
    const start = Number(cursor)
    const items = sorted.slice(start, start + limit).map(listed)
    const next = start + limit < sorted.length ? String(start + limit) : null
    return { items, next, ...(start === 0 && { total: sorted.length }) }
  }
}

function listed(page: Given): ListedPage {
  return { roles: [], menu: false, draft: false, ...page }
}
