import { cleanUrl } from '@sitewright/html'

const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const telephone = /^\+?[\d\s()/.-]{6,}$/
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i

/**
 * Where a typed address leads, as people mean it: `example.org` to that site, `anna@example.org` to an email, `0211 234 567`
 * to a call, `contact` to that page of the site. Undefined for what leads nowhere, such as a script
 * or several words.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (email.test(text)) return cleanUrl(`mailto:${text}`)
  if (telephone.test(text)) return cleanUrl(`tel:${text.replaceAll(/[^+\d]/g, '')}`)
  if (host.test(text)) return cleanUrl(`https://${text}`)
  const address = cleanUrl(text)
  if (address === undefined || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address)) return address
  // a page of the site, but no words that somebody only meant to say what it is
  return /^[\p{L}\p{N}]\S*$/u.test(address) ? `/${address}` : undefined
}
