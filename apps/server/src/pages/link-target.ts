import { fileIdOf, maxInteger } from '@sitewright/api-client/contract'
import { isHeadingAnchor } from '@sitewright/page-kit/server'
import type { ContentLink } from './links-in-content.ts'

/** Where a link leads within the site. */
export type Target = ToPage | { to: 'file'; id: number }

/** `heading` is the name of a heading, '' for the page as a whole. */
export type ToPage = ({ to: 'page'; id: number } | { to: 'shortcut'; paths: string[] }) & { heading: string }

/** Undefined for what leads off the site, or to something of it that is always there. */
export function targetOf({ address }: ContentLink, base: string): Target | undefined {
  if (!URL.canParse(address, base)) return undefined
  const { origin, pathname, search, hash } = new URL(address, base)
  if (origin !== new URL(base).origin) return undefined
  const file = fileIdOf(pathname + search)
  if (file !== undefined) return file > maxInteger ? undefined : { to: 'file', id: file }
  const path = plainPath(pathname)
  if (path === '' || always.test(path)) return undefined
  const own = /^pages\/[a-z-]{1,40}\/([1-9]\d{0,8})$/.exec(path)
  const heading = headingIn(hash)
  if (own) return { to: 'page', id: Number(own[1]), heading }
  return screen.test(path) ? undefined : { to: 'shortcut', paths: [...new Set([path, path.toLowerCase()])], heading }
}

/** Addresses that are no page's. */
const always = /^(?:api|assets)\/|^(?:search|robots\.txt|sitemap\.xml|favicon\.svg|healthz|readyz)$/

/** Addresses of the application's own screens. */
const screen = /^pages\/[a-z]+(?:\/[^/]+)?$/

const plainPath = (pathname: string) =>
  decoded(pathname)
    .normalize('NFC')
    .replaceAll(/^\/+|\/+$/g, '')

/** '' for what may be the name of something else on a page. */
function headingIn(hash: string): string {
  const name = decoded(hash.slice(1))
  return isHeadingAnchor(name) ? name : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
