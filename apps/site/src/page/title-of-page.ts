import type { MenuItem } from '@sitewright/api-client'

/** What the menu calls a page; '' if it leads nowhere to it. */
export function titleOfPage(menu: readonly MenuItem[], pageId: number): string {
  for (const item of menu) {
    if (item.idPage === pageId) return item.Label
    const below = titleOfPage(item.Children, pageId)
    if (below) return below
  }
  return ''
}
