import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if a call that changes something may be carried out: it comes from a script of the site itself, or from a caller
 * that is no browser (Q14). A browser says so in Sec-Fetch-Site, an older one in Origin or Referer.
 *
 * @param hosts the `host[:port]` under which the site is known.
 */
export function isFromSiteItself(headers: IncomingHttpHeaders, hosts: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' && isScript(headers)
  const source = headers.origin ?? headers.referer
  if (source === undefined) return true
  const url = URL.parse(source)
  return url !== null && hosts.has(url.host)
}

/** A link, an image, a form or a prefetch is never a script's call. */
function isScript(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  const destination = headers['sec-fetch-dest']
  const purpose = headers['sec-purpose'] ?? headers['purpose']
  return mode !== 'navigate' && (destination === undefined || destination === 'empty') && purpose === undefined
}
