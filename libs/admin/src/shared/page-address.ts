import type { Page } from '@sitewright/api-client'

/** The address that every page has, whether it has a shortcut or not. */
export function pageAddress({ renderer, id }: Pick<Page, 'renderer' | 'id'>): string {
  return `/pages/${renderer}/${id}`
}

/** The address that opens a page in its editor, for those who may edit it. */
export function editAddress(page: Pick<Page, 'renderer' | 'id'>): string {
  return `${pageAddress(page)}#edit`
}
