import type { ChoicePage, Page, PageChoicesInput, PagedReply } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'

/** A server that has these pages to choose from. */
export function pageChoices(pages: () => readonly (Page & { roles?: string[] })[]) {
  return ({ q = '', sort, ids, limit = 100, cursor = '0' }: PageChoicesInput): PagedReply<ChoicePage> => {
    const named = ids?.split(',').map(Number)
    const words = folded(q).split(/\s+/).filter(Boolean)
    const found = pages().filter(
      ({ id, name, url }) =>
        (named?.includes(id) ?? true) && words.every((word) => folded(`${name}\n/${url}`).includes(word)),
    )
    const sorted = sort ? found.toSorted((a, b) => (a[sort].toLowerCase() < b[sort].toLowerCase() ? -1 : 1)) : found
    const start = Number(cursor)
    const items = sorted.slice(start, start + limit).map((page) => ({ roles: [], ...page }))
    const next = start + limit < sorted.length ? String(start + limit) : null
    return { items, next, ...(start === 0 && { total: sorted.length }) }
  }
}
