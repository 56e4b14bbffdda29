import { readAddress } from './read-address.ts'

/** Where a menu item leads that was given an address. */
export type MenuAddress =
  | { to: 'elsewhere'; href: string }
  /** `path` is a page's shortcut, or the address that every page has, without a leading `/`; `heading` may be ''. */
  | { to: 'page'; path: string; heading: string }

/** Characters of an address, typed or with its scheme; what a save may send has the same limit. */
export const maxMenuAddressLength = 2000

/** In what every page shows nothing may look like another address. */
const unfit = /[\s\p{Cf}]/u

/**
 * Where an address leads that a menu item may have: to another site, an email, a telephone number, or a page of this site
 * with a heading of it, such as `/contact#map`. Undefined for all that {@link readAddress} does not understand, and for
 * words, queries and places that are no page.
 */
export function readMenuAddress(typed: string): MenuAddress | undefined {
  const text = typed.trim()
  if (text.length > maxMenuAddressLength) return undefined
  const read = readAddress(text)
  if (!read || (read.kind !== 'telephone' && unfit.test(text))) return undefined
  if (read.kind === 'word' || text.startsWith('//')) return undefined
  if (read.kind === 'site') return pageIn(text)
  if (read.kind === 'web' && namesSomebody(read.href)) return undefined
  // longer by its scheme, it could be stored, but never be read again
  return read.href.length > maxMenuAddressLength ? undefined : { to: 'elsewhere', href: read.href }
}

/** A name and a password in an address only deceive about where it leads. */
function namesSomebody(href: string): boolean {
  const { username, password } = new URL(href)
  return username !== '' || password !== ''
}

function pageIn(text: string): MenuAddress | undefined {
  if (!text.startsWith('/') || text.includes('?')) return undefined
  const [path = '', heading = ''] = text.split(/#(.*)/s)
  try {
    const plain = decodeURIComponent(path)
      .normalize('NFC')
      .replaceAll(/^\/+|\/+$/g, '')
      .toLowerCase()
    return plain === '' ? undefined : { to: 'page', path: plain, heading }
  } catch {
    return undefined
  }
}
