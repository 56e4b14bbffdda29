import { once } from 'node:events'
import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

/** What the site answered, as the cache got it. */
export interface Fetched {
  path: string
  status: number
  /** Seconds for which it may be kept, by its `s-maxage`. */
  lifetime: number
  text: string
}

/** A cache in front of one server that was started. */
export interface CacheInFront {
  origin: string
  /** Where it is told what to forget. */
  purgeUrl: string
  /** The server that it asks. */
  behind: string
  /** All that it fetched, in the order in which it came. */
  fetched: Fetched[]
  /** The keys that it was told to forget, of each purge. */
  purges: string[][]
  /** How many visitors wait for an answer of the server. */
  waiting: () => number
  stop: () => Promise<void>
}

/** As a browser asks: such an answer comes from memory before any routing. */
const asBrowser = { 'accept-encoding': 'br' }

interface Kept extends Fetched {
  headers: IncomingHttpHeaders
}

/**
 * Starts a cache that keeps for visitors what may be kept, until it is told to forget it. It keeps, as Varnish does, also
 * what was on its way when it was told.
 */
export async function startCacheInFront(): Promise<CacheInFront> {
  const kept = new Map<string, Kept>()
  let waiting = 0
  const agent = new http.Agent({ keepAlive: true })

  async function fetchPage(path: string): Promise<Kept> {
    waiting++
    try {
      const request = http.get(new URL(path, cache.behind), { agent, headers: asBrowser })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      const { statusCode: status = 0, headers } = response
      const text = brotliDecompressSync(Buffer.concat(await response.toArray())).toString()
      const page = { path, status, lifetime: lifetimeIn(headers['cache-control']), text, headers }
      cache.fetched.push(page)
      if (page.lifetime > 0) kept.set(path, page)
      return page
    } finally {
      waiting--
    }
  }

  function forget(keys: readonly string[]): void {
    cache.purges.push([...keys])
    for (const [path, { headers }] of kept) {
      const own = new Set(String(headers['surrogate-key']).split(' '))
      if (keys.some((key) => own.has(key))) kept.delete(path)
    }
  }

  const server = http.createServer((request, response) => {
    if (request.method === 'POST') {
      forget(String(request.headers['surrogate-key']).split(' '))
      response.end()
      return
    }
    const { url = '/' } = request
    Promise.resolve(kept.get(url) ?? fetchPage(url)).then(
      ({ status, text }) => response.writeHead(status).end(text),
      () => response.writeHead(502).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const cache: CacheInFront = {
    origin,
    purgeUrl: `${origin}/purge`,
    behind: '',
    fetched: [],
    purges: [],
    waiting: () => waiting,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return cache
}

/** The seconds for which a cache may keep an answer with this `Cache-Control`. */
export function lifetimeIn(cacheControl: string | null | undefined): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0)
}
