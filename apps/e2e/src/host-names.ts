import { execFileSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface HostNames {
  /** Under which the browser finds the site, as `https://huts.example:1234`. */
  site: string
  /** Another site on the same machine, whose pages are what `pageOf` gives. */
  other: string
  /** The headers of the next request for an address of the site, once it was answered. */
  nextFor: (path: string) => Promise<IncomingHttpHeaders>
  /** Where the site's server listens. */
  serveFrom: (address: string) => void
  close: () => Promise<void>
}

/** The address of every other name of this kind, for a browser. */
export const resolverRules = '--host-resolver-rules=MAP *.example 127.0.0.1'

/**
 * Two sites with names of their own on one port, on plain http or behind TLS: a browser takes 127.0.0.1 and localhost for
 * safe even without, and tells more about requests to them than to any other host on plain http.
 *
 * @param pageOf HTML of the other site's page at an address.
 */
export async function serveHostNames(scheme: 'http' | 'https', pageOf: (url: URL) => string): Promise<HostNames> {
  const answered = new EventEmitter().setMaxListeners(0)
  let target = ''
  const listener: RequestListener = (request, response) => {
    const { url = '/', method, headers } = request
    if (headers.host?.startsWith('other.')) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(pageOf(new URL(url, other)))
      return
    }
    const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.9' }
    const passed = http.request(`${target}${url}`, { method, headers: forwarded }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      response.once('finish', () => answered.emit(pathOf(url), headers))
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }
  const server = scheme === 'http' ? http.createServer(listener) : https.createServer(selfSigned(), listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const other = `${scheme}://other.example:${port}`

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  return {
    site: `${scheme}://huts.example:${port}`,
    other,
    async nextFor(path) {
      const [headers] = (await once(answered, path)) as [IncomingHttpHeaders]
      return headers
    },
    serveFrom: (address) => void (target = address),
    close,
  }
}

/** A POST's query is in its body. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** A certificate that nobody vouches for. */
function selfSigned(): { key: string; cert: string } {
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2']
  const both = execFileSync('openssl', ['req', '-x509', ...options, '-subj', '/CN=huts.example', '-keyout', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { key: both, cert: both }
}
