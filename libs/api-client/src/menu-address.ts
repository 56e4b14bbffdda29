/** Where a menu item leads that was given an address. */
export type MenuAddress =
  | { to: 'elsewhere'; href: string }
  /** `path` is a page's shortcut, or the address that every page has, without a leading `/`; `heading` may be ''. */
  | { to: 'page'; path: string; heading: string }

/** Characters of an address. */
export const maxMenuAddress = 2000

const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const telephone = /^\+?\(?\d[\d\s().-]{3,}\d$/
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#]|$)/u
const scheme = /^([a-z][a-z\d+.-]*):/i

/** Browsers drop or replace these, so that an address could look like another one. */
const unfit = /[\s\p{Cc}\p{Cf}\\]/u

/**
 * What somebody means who types an address: another site (with or without `https://`), an email, a telephone number, or a
 * page of this site with a heading of it, such as `/contact#map`. Undefined for anything else, whatever could run a script
 * among it.
 */
export function readMenuAddress(typed: string): MenuAddress | undefined {
  const text = typed.trim()
  if (text === '' || text.length > maxMenuAddress) return undefined
  const read = readText(text)
  // longer by its scheme, it could be stored, but never be read again
  return read?.to === 'elsewhere' && read.href.length > maxMenuAddress ? undefined : read
}

function readText(text: string): MenuAddress | undefined {
  if (telephone.test(text)) return { to: 'elsewhere', href: `tel:${text.replaceAll(/[^+\d]/g, '')}` }
  if (unfit.test(text)) return undefined
  if (email.test(text)) return { to: 'elsewhere', href: `mailto:${text}` }
  if (text.startsWith('/')) return pageIn(text)
  if (host.test(text)) return siteIn(`https://${text}`)
  switch (scheme.exec(text)?.[1]?.toLowerCase() ?? '') {
    case 'http':
    case 'https':
      return siteIn(text)
    case 'mailto':
    case 'tel':
      return text.endsWith(':') ? undefined : { to: 'elsewhere', href: text }
    default:
      return undefined
  }
}

/** A name and a password in an address only deceive about where it leads. */
function siteIn(href: string): MenuAddress | undefined {
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return undefined
  const { username, password } = new URL(href)
  return username || password ? undefined : { to: 'elsewhere', href }
}

function pageIn(text: string): MenuAddress | undefined {
  if (text.startsWith('//') || text.includes('?')) return undefined
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
