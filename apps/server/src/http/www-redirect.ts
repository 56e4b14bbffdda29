import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Leads browsers from `www.example.org` to `example.org`, or the other way round, where only the other is the site's
 * address: forms and logins work there alone. Other names are left as they are, since a proxy in front of the server may
 * use any.
 *
 * @param address the site's only address, without a trailing `/`.
 * @returns true if the request was answered.
 */
export function createWwwRedirect(address: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { host } = new URL(address)
  const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`

  return function redirect({ method, url = '', headers }, response) {
    if (headers.host !== otherHost || (method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return false
    response.writeHead(308, { Location: `${address}${url}`, 'Cache-Control': 'no-store' }).end()
    return true
  }
}
