import { readMenuAddress } from '@sitewright/page-kit'
import { pageAddress } from '../shared/page-address.ts'
import type { PageChoice } from './page-choice.tsx'

/** The address of a page, to which a heading can be added. */
export function addressAt(idPage: number, { known }: Pick<PageChoice, 'known'>): string {
  const page = known.get(idPage)
  if (!page) return ''
  return `${page.url ? `/${page.url}` : pageAddress(page)}#`
}

/** The id of the page that an address is of; 0 where it is of none that is known. */
export function pageAt(address: string, { known }: Pick<PageChoice, 'known'>): number {
  const read = readMenuAddress(address)
  if (read?.to !== 'page') return 0
  for (const page of known.values())
    if (page && (page.url === read.path || pageAddress(page) === `/${read.path}`)) return page.id
  return 0
}
