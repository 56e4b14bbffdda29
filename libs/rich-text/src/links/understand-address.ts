/** Gives an address with its scheme, fit to be followed; undefined for one that is not. */
export type CleanAddress = (typed: string) => string | undefined

/** What somebody meant by an address: where it leads, a word that may be a page of the site, or nothing that leads anywhere. */
export type Understood =
  { kind: 'web' | 'email' | 'telephone' | 'site'; url: string } | { kind: 'word'; path: string } | { kind: 'nonsense' }

/**
 * Understands what people type as an address: `0211234567` is a telephone number, `name@example.org` an email address,
 * `example.org` a web address, `/contact` and `#map` places on this site, and `contact` may be a page of it.
 *
 * @param clean gives an address with its scheme, fit to be followed; undefined for one that is not.
 */
export function understandAddress(typed: string, clean: CleanAddress): Understood {
  const text = typed.trim()
  const number = telephone(text)
  if (number) return { kind: 'telephone', url: `tel:${number}` }
  const url = clean(text)
  if (!url || /\s/.test(text)) return { kind: 'nonsense' }
  if (/^mailto:/i.test(url)) return /^mailto:[^\s@]+@[^\s@]+/i.test(url) ? { kind: 'email', url } : { kind: 'nonsense' }
  if (/^tel:/i.test(url)) return /\d/.test(url) ? { kind: 'telephone', url } : { kind: 'nonsense' }
  if (/^https?:/i.test(url))
    return URL.canParse(url) && isHost(new URL(url).hostname) ? { kind: 'web', url } : { kind: 'nonsense' }
  if (/^[/#?]./.test(url) || url === '/') return { kind: 'site', url }
  return /^[\p{L}\p{N}][\p{L}\p{N}._~/-]*$/u.test(url) ? { kind: 'word', path: `/${url}` } : { kind: 'nonsense' }
}

const isHost = (name: string) => name.includes('.') || name.includes(':') || name === 'localhost'

/** The number without what people write between its digits; undefined for what is none. */
function telephone(text: string): string | undefined {
  const written = text.replace(/^tel(?:ephone|\.)?:?\s+/i, '')
  if (!/^\+?\(?\d[\d\s()./-]*$/.test(written)) return undefined
  const digits = written.replace(/\(0\)/, '').replace(/\D/g, '')
  return digits.length >= 3 && digits.length <= 15 ? `${written.startsWith('+') ? '+' : ''}${digits}` : undefined
}
