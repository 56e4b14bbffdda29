/** The schemes an address may have; one without a scheme is relative to the page. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']
/** The schemes an image's address may have. No `data:`: it would carry whole documents past every limit. */
export const imageSchemes: readonly string[] = ['http', 'https']

// Browsers drop C0 controls; the other invisible characters are no part of an honest address and fool people and filters.
const invisible =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g
const controls = /[\u0000-\u001f\u007f]/g

/**
 * An address fit to be followed, or undefined.
 *
 * `//host/x` becomes `https://host/x`; a relative address must not hold a `:` before its first `/`, `?` or `#`, where
 * some reader could take it for a scheme.
 */
export function cleanUrl(url: string, schemes: readonly string[] = linkSchemes): string | undefined {
  const trimmed = url.replace(controls, '').trim()
  const visible = trimmed.replace(invisible, '')
  if (visible === '') return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(visible)?.[1]?.toLowerCase()
  // Comparing with the untouched text too keeps an address out whose scheme only shows once characters are dropped.
  if (scheme !== undefined) return schemes.includes(scheme) && startsWith(trimmed, scheme) ? trimmed : undefined
  if (/^[\\/]{2}/.test(visible)) return /^\/\/[^\\/]/.test(trimmed) ? `https:${trimmed}` : undefined
  return /^[^/?#]*:/.test(visible) || visible.startsWith('\\') ? undefined : trimmed
}

function startsWith(url: string, scheme: string): boolean {
  return url.toLowerCase().startsWith(`${scheme}:`)
}
