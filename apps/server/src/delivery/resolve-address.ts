import type { Identity } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import { locatePage, type LocatedPage } from './locate-page.ts'

export interface Address {
  /** What is rendered: the path asked for, or {@link nowhere}. */
  path: string
  /** The page there, unless it is hidden from this person. */
  page?: LocatedPage
  /** True if the rendering may be kept under the path. */
  cacheable: boolean
}

/** Nobody's address: what every unknown address is rendered as, so that all share one rendering. */
export const nowhere = '/-/not-found'

/** Addresses of the application's own screens; what is shown there depends on the visitor, some hold a token. */
const screen = /^\/pages\/[a-z]+(\/[^/]+)?$/

/** The address that every page has; where its number is nobody's, nothing is there. */
const pageAddress = /^\/pages\/[a-z-]+\/\d+$/

/** What lies at a path for this person. */
export async function resolveAddress(services: Services, path: string, who: Identity): Promise<Address> {
  const page = await locatePage(services, path, who)
  if (page && page.visibility !== 'hidden') return { path, page, cacheable: true }
  if (path === '/') return { path, cacheable: true }
  if (screen.test(path) && !pageAddress.test(path)) return { path, cacheable: false }
  return { path: nowhere, cacheable: true }
}

/** The decoded path of a request, or undefined where it is not well-formed. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC')
    return /[\p{Cc}\\]|\/\//u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}
