import type { Page } from '@sitewright/api-client'

/** The address that every page has, whether it has a shortcut or not. */
export function pageAddress({ renderer, id }: Pick<Page, 'renderer' | 'id'>): string {
  return `/pages/${renderer}/${id}`
}
