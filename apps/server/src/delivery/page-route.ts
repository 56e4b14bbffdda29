import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { audienceOf } from '../access/keep-for-audience.ts'
import { anonymous } from '../access/rights.ts'
import { isUnchanged } from '../http/entity-tags.ts'
import { createTurnQueue } from '../http/scheduling.ts'
import type { Services } from '../services.ts'
import {
  brotli,
  brotliNow,
  chooseEncoding,
  decompressBrotli,
  gzipped,
  quality,
  type Encoding,
} from '../http/compressed-body.ts'
import { compressPopular } from './compress-popular.ts'
import { pathOf, queryOf } from './fast-path.ts'
import type { CachedPage, HtmlCache, Sent } from './html-cache.ts'
import { cachedHeaders, freshHeaders, sentAs, validatorOf, type Headers, type SharedCaching } from './page-headers.ts'
import { createPersonalPages, type PersonalPage } from './personal-pages.ts'
import type { RenderPage } from './render-page.ts'
import { decodePath, encodesSlash, nowhere, resolveAddress, type Address } from './resolve-address.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import { keysOfPage } from '../purging/cache-keys.ts'

export interface PageRouteOptions {
  services: Services
  cache: HtmlCache
  renderPage: RenderPage
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
  /** False while developing: each request is then rendered again. */
  keep: boolean
  /** Called for each page of an anonymous visitor: whether it came from the cache. */
  onRead: (kept: boolean) => void
  /** What caches in front of the site are told; absent where there are none. */
  sharedCaching: SharedCaching | undefined
  /** Security headers of a page, as the site is set up now. */
  headers: (who: Identity) => Promise<Headers>
}

/** The number of pages in the making above which the server is busy. */
const busyAbove = 4

/** Of a page that something has changed while it was made: nobody may keep it. */
const ended = { expires: 0 }

/** When the making of a page began. */
type Moment = Pick<CachedPage, 'version' | 'since' | 'expires'>

/** Answers every address that is neither a call nor a file with a complete page. */
export function registerPageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { services, cache, renderPage, keep, sharedCaching, whoIs, headers, onRead } = options
  const share = shareInFlight()
  const personalPages = createPersonalPages(services)
  /** Rendering is most of the work that there is. */
  const turn = createTurnQueue()
  /** Pages that somebody waits for. */
  let making = 0
  const endCompressing = compressPopular({ cache, isBusy: () => making > 0 })
  app.addHook('onClose', async () => endCompressing())

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const path = decodePath(pathOf(request.url))
      if (path !== undefined && path.length > 1 && path.endsWith('/'))
        return sendMoved(reply, encodeURI(path.slice(0, -1)) + queryOf(request.url))
      const who = await whoIs(request)
      const query = queryOf(request.url)
      const moment = await now()
      const address = await resolveAddress(
        services,
        { path: path ?? nowhere, query, hidesSlash: encodesSlash(pathOf(request.url)) },
        who,
      )
      if (address.movedTo !== undefined) return sendMoved(reply, encodeURI(address.movedTo) + query)
      if (keep && who === anonymous && address.cacheable) {
        const encoding = chooseEncoding(request.headers['accept-encoding'])
        const page = await fromCache(address, moment, encoding)
        const mayBeShared = isCurrent(page) && !address.mayAppear
        if (sharedCaching) void reply.header('Cache-Control', sharedCaching(mayBeShared ? page : ended))
        return sendCached(request, reply, page)
      }
      return sendFresh(request, reply, { address, who, moment })
    },
  })

  const isCurrent = ({ needs, version }: CachedPage) => services.changes.version(needs) <= version

  /** To be asked for before anything is read of which a page is made. */
  async function now(): Promise<Moment> {
    const version = services.changes.version()
    const span = await services.publicationSpan()
    return { version, since: span.since * 1000, expires: span.until * 1000 }
  }

  /** The cached page, or a rendering that all share who ask for it meanwhile, in this encoding too. */
  async function fromCache(address: Address, moment: Moment, encoding: Encoding): Promise<CachedPage & { sent: Sent }> {
    const { version } = moment
    const kept = cache.get(address.path)
    onRead(kept !== undefined)
    const page = kept ?? (await share(`${version} ${address.path}`, () => fillCache(address, moment)))
    const sent = page.ways[encoding]
    if (sent) return { ...page, sent }
    return share(`${version} ${address.path} ${encoding}`, () => addWay(address.path, page, encoding))
  }

  async function fillCache(address: Address, moment: Moment): Promise<CachedPage> {
    making += 1
    try {
      await turn()
      const security = await headers(anonymous)
      const { status, html, needs } = await renderPage(address, anonymous)
      const identity = Buffer.from(html)
      const etag = validatorOf(identity, security)
      const unchanged = cachedHeaders({ etag, security, keys: sharedCaching && keysOfPage(needs) })
      const page: CachedPage = {
        status,
        etag,
        unchanged,
        ways: { br: sentAs('br', await compressed(identity), { unchanged }) },
        ...moment,
        query: (address.page && services.kinds.get(address.page.kind)?.manifest.query) ?? [],
        needs,
      }
      if (isCurrent(page)) cache.set(address.path, page)
      return page
    } finally {
      making -= 1
    }
  }

  /** Another thread does it more thoroughly, which costs as much again: where many pages are made, visitors wait less so. */
  async function compressed(identity: Buffer): Promise<Buffer> {
    return making > busyAbove ? brotliNow(identity, quality.fast) : brotli(identity, quality.quick)
  }

  /** What few ask for is made when the first one does. */
  async function addWay(path: string, page: CachedPage, encoding: Encoding): Promise<CachedPage & { sent: Sent }> {
    const identity = await decompressBrotli(page.ways.br.bytes)
    const sent = sentAs(encoding, encoding === 'gzip' ? await gzipped(identity) : identity, page)
    const more = { ...page, ways: { ...page.ways, [encoding]: sent } }
    cache.replace(path, page, more)
    return { ...more, sent }
  }

  async function sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, who, moment }: { address: Address; who: Identity; moment: Moment },
  ): Promise<FastifyReply> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const { path, query } = address
    const personal = keep ? personalPages.keyFor(address, who, encoding) : undefined
    // who may do less from now on joins nothing that was begun while they might do more
    const key =
      personal ?? [who.account?.id ?? 0, who.account?.language, audienceOf(who), path, query, encoding].join(' ')
    const known = personal === undefined ? undefined : personalPages.get(personal)
    const { status, bytes } = known ?? (await share(`${moment.version} ${key}`, make))
    const isPrivate = who !== anonymous || address.isScreen === true
    void reply.code(status).headers(freshHeaders({ security: await headers(who), path, isPrivate }))
    if (encoding === 'br') void reply.header('Content-Encoding', 'br')
    return reply.send(bytes)

    async function make(): Promise<PersonalPage> {
      // requests for the same until then join before the work begins
      await turn()
      const made = await renderPage(address, who)
      const identity = Buffer.from(made.html)
      const sent = encoding === 'br' ? brotliNow(identity, quality.instant) : identity
      const page = { ...moment, status: made.status, needs: made.needs, bytes: sent }
      if (personal !== undefined) personalPages.set(personal, page)
      return page
    }
  }
}

/** Cached by nobody: another page may take the shortcut any time, and not everyone may see where it leads. */
function sendMoved(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('Cache-Control', 'no-store').redirect(location, 308)
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, etag, unchanged, sent }: CachedPage & { sent: Sent },
): FastifyReply {
  const isKnown = status === 200 && isUnchanged(request.headers['if-none-match'], etag)
  const list = isKnown ? unchanged : sent.headers
  for (let at = 0; at < list.length; at += 2) void reply.header(list[at] as string, list[at + 1])
  if (isKnown) return reply.code(304).send()
  return reply.code(status).send(sent.bytes)
}
