import cookie from '@fastify/cookie'
import { inEnglish } from '@sitewright/messages'
import { coreCalls } from '@sitewright/api-client/contract'
import type { Identity, SiteRenderer } from '@sitewright/page-kit/server'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { maxBodyBytes } from './calls/body-limit.ts'
import { createCallLimits } from './calls/call-limits.ts'
import { coreHandlers } from './calls/core-handlers.ts'
import { registerAssets } from './delivery/assets-route.ts'
import { createFastPath } from './delivery/fast-path.ts'
import { createHtmlCache } from './delivery/html-cache.ts'
import { createSharedCaching } from './delivery/page-headers.ts'
import { registerLookRoutes } from './delivery/look-routes.ts'
import { registerPagePicture } from './delivery/page-picture.ts'
import { registerPagePreview } from './delivery/page-preview.ts'
import { registerPageRoute } from './delivery/page-route.ts'
import { createPageRenderer } from './delivery/render-page.ts'
import { registerRobotsAndSitemap } from './delivery/robots-and-sitemap.ts'
import { createSiteFace } from './delivery/site-face.ts'
import { registerFileRoute } from './files/file-route.ts'
import { createPublicAnswers } from './files/public-answers.ts'
import { createErrorAnswers } from './http/answer-error.ts'
import { implementCalls, type Endpoint } from './calls/endpoints.ts'
import { freeSpaceIn, registerHealth } from './http/health.ts'
import { createError } from './errors.ts'
import { parseJson } from './http/parse-json.ts'
import { createReadiness, registerReadiness } from './http/readiness.ts'
import { registerOpenApi } from './calls/open-api.ts'
import { registerKindDocuments } from './calls/kind-documents.ts'
import { answerUnreadable, createHttpServer } from './http/http-server.ts'
import { bodyTimes, type BodyTimes } from './http/limit-body-time.ts'
import type { ConnectionLimits } from './http/limit-connections.ts'
import { permissionTitles } from './kinds/page-kinds.ts'
import { registerEndpoints } from './calls/register-endpoints.ts'
import { createSameOriginRule } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createWwwRedirect } from './http/www-redirect.ts'
import { createWorkScheduler } from './http/scheduling.ts'
import { cookieName, readSessionToken } from './http/session-cookie.ts'
import { answerFromMemory } from './metrics/answer-from-memory.ts'
import { registerMetrics } from './metrics/metrics-route.ts'
import { countUploads } from './metrics/site-metrics.ts'
import { observeRequests } from './metrics/observe-requests.ts'
import { createRequestIds } from './metrics/request-ids.ts'
import { routeKinds } from './metrics/route-kind.ts'
import { programVersion } from './program-version.ts'
import type { Services } from './services.ts'

export interface AppOptions {
  services: Services
  renderer: SiteRenderer
  /** The folder of the site's built files for browsers. */
  assets: string
  /** Where the server writes to. */
  dataDir: string
  /** Without a trailing `/`. */
  publicUrl: string
  /** True if the operator said so: the site has no other address then. */
  hasPublicUrl: boolean
  trustProxy: boolean
  connections: ConnectionLimits
  /** What any body but an upload's may take; tests set it. */
  bodyTimes?: BodyTimes | undefined
  /** What Prometheus shows to read the metrics; absent: nobody may. */
  metricsToken?: string | undefined
  log: FastifyBaseLogger
  /** While developing nothing is kept, and pages may run any script. */
  develop?: boolean
}

/** The one proxy next to the server is believed, nobody behind it. */
const nextHopOnly = (_: string, hop: number) => hop === 0

/** The whole HTTP side of the site; `main.ts` gives it a port, tests call `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, renderer, assets, publicUrl, trustProxy, log, develop = false } = options
  const { metrics } = services
  const https = publicUrl.startsWith('https:')
  const security = securityHeaders({ https, scriptHashes: renderer.scriptHashes, lenient: develop })
  const cache = createHtmlCache({ clock: services.clock, version: services.changes.version })
  const sharedCaching = services.purges && createSharedCaching(services)
  const serveFromCache = createFastPath({ cache, cookieName: cookieName(https), sharedCaching })
  const fileAnswers = createPublicAnswers(services)
  const redirect = options.hasPublicUrl ? createWwwRedirect(publicUrl) : () => false
  const idOf = createRequestIds({ trusted: trustProxy })
  const answerAtOnce = answerFromMemory({ page: serveFromCache, file: fileAnswers.serve, idOf, metrics, log })
  const face = createSiteFace(services)
  /** Who asks, from when that is known. */
  const readers = new WeakMap<FastifyRequest, Identity>()
  const answerError = createErrorAnswers(face.last, (request) => services.lastLanguage(readers.get(request)?.account))

  const endpoints = allEndpoints(services)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: idOf,
    // the log adds the id itself, wherever a line comes from
    childLoggerFactory: (logger) => logger,
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...security.plain, 'X-Request-Id': request.id })
      void answerError(error, request, reply)
    },
    trustProxy: trustProxy ? nextHopOnly : false,
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerUnreadable(security.plain),
    serverFactory: (handler) => {
      const pace = createWorkScheduler()
      return createHttpServer({
        answer(request, response) {
          if (develop) handler(request, response)
          else if (!redirect(request, response) && !answerAtOnce(request, response))
            pace(() => handler(request, response))
        },
        headers: security.plain,
        connections: options.connections,
        bodyTimes: options.bodyTimes ?? bodyTimes,
        onRefused: (address) => log.warn({ address }, 'connections are refused: too many are open'),
      })
    },
  })
  await app.register(cookie)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson(app))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw createError('notFound')
  })
  app.addHook('onListen', async () => {
    await services
      .inSiteLanguage(() => face.read())
      .catch((err: unknown) => log.warn({ err }, 'the look of the site cannot be read'))
  })
  observeRequests(app, { metrics, log, kindOf: routeKinds(endpoints) })
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(security.plain)
  })

  const sameOrigin = createSameOriginRule({
    origin: options.hasPublicUrl ? publicUrl : undefined,
    cookieName: cookieName(https),
  })
  const noteReader = (request: FastifyRequest, who: Identity) => void readers.set(request, who)
  async function whoIs(request: FastifyRequest): Promise<Identity> {
    const who = await services.identities.identify(readSessionToken(request, https))
    noteReader(request, who)
    return who
  }
  registerEndpoints(app, endpoints, {
    identities: services.identities,
    sessions: services.sessions,
    https,
    sameOrigin,
    uploads: countUploads(services.uploads, metrics.uploaded),
    streams: services.streams,
    inLanguageOf: services.inLanguageOf,
    permissionTitles: () => permissionTitles(services.kinds),
    noteReader,
  })
  registerOpenApi(app, services.kinds.values(), { version: programVersion(), cookieName: cookieName(https) })
  registerKindDocuments(app, { services, sameOrigin, whoIs })
  registerFileRoute(app, { ...services, answers: fileAnswers, whoIs, log })
  registerOperations(app, options)
  registerPagePicture(app, { services, whoIs })
  registerRobotsAndSitemap(app, { services, origin: publicUrl })
  registerAssets(app, { folder: assets, security })
  const pages = {
    services,
    renderPage: createPageRenderer({ services, endpoints, renderer, origin: publicUrl, onSeen: face.see }),
    whoIs,
    headers: async (who: Identity) =>
      security.page([...(await services.humanCheck.sources()), ...(await services.contentSources(who))]),
  }
  registerPagePreview(app, pages)
  registerLookRoutes(app, { ...pages, renderer, sameOrigin })
  registerPageRoute(app, {
    ...pages,
    cache,
    keep: !develop,
    sharedCaching,
    onRead: metrics.htmlCacheRead,
  })
  return app
}

/** What operators and their tools ask for: how the server does, and whether it can be used. */
function registerOperations(app: FastifyInstance, { services, dataDir, metricsToken }: AppOptions): void {
  const { metrics, reserve, database } = services
  const readiness = createReadiness({ ...services, dataDir })
  if (metricsToken !== undefined)
    registerMetrics(app, { registry: metrics.registry, token: metricsToken, version: programVersion(), readiness })
  registerHealth(app, {
    freeSpace: async () => (reserve.isHeld() ? freeSpaceIn(dataDir) : 0),
    diskFailure: database.diskFailure,
  })
  registerReadiness(app, readiness)
}

/** The calls of the core and of every installed page kind. */
export function allEndpoints(services: Services): Endpoint[] {
  const { audit, reserve } = services
  const core = { audit, reserve, limits: createCallLimits(services) }
  const ofKinds = [...services.kinds.values()].flatMap(({ manifest, calls, handlers, admitUpload }) => {
    const own = services.forKind(manifest.kind)
    const implementation = { ...core, kind: inEnglish(manifest.title), admitUpload: admitUpload?.(own) }
    return calls ? implementCalls(calls, handlers?.(own) ?? {}, implementation) : []
  })
  return [...implementCalls(coreCalls, coreHandlers(services), core), ...ofKinds]
}
