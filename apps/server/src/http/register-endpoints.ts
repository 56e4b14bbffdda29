import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Identities } from '../access/identities.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { CoreContext, Endpoint } from './endpoints.ts'
import { readQuery } from './read-query.ts'
import { refusal, refuse } from './refusals.ts'
import { isFromSiteItself } from './same-origin.ts'
import { readSessionToken, writeSessionToken } from './session-cookie.ts'

export interface HttpContextOptions {
  identities: Identities
  sessions: Sessions
  https: boolean
  /** The `host[:port]` of PUBLIC_URL. */
  publicHost: string
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Puts every call on its path under `/api/1/`; other methods there are refused, and so is every unknown path. */
export function registerEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: HttpContextOptions) {
  for (const endpoint of endpoints) {
    const url = `/api/1/${endpoint.path}`
    app.route({ method: endpoint.method, url, handler: answer(endpoint, options) })
    app.route({ method: methods.filter((method) => method !== endpoint.method), url, handler: wrongMethod(endpoint) })
  }
}

function answer(endpoint: Endpoint, options: HttpContextOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.changes && !isFromSiteItself(request.headers, hostsOf(request, options))) throw refusal('crossSite')
    const input = endpoint.method === 'GET' ? queryOf(request, endpoint) : request.body
    const context = await contextOf(request, reply, options)
    const result = await endpoint.invoke(input, context)
    return reply.header('Cache-Control', 'no-store').header('Vary', 'Sec-Fetch-Site, Origin').send(result)
  }
}

function queryOf(request: FastifyRequest, { declaration }: Endpoint): Record<string, unknown> {
  return readQuery(request.url.split('?', 2)[1] ?? '', declaration.input)
}

function hostsOf(request: FastifyRequest, { publicHost }: HttpContextOptions): ReadonlySet<string> {
  return new Set([publicHost, request.headers.host ?? publicHost])
}

function wrongMethod({ method }: Endpoint) {
  return async (_: FastifyRequest, reply: FastifyReply) => {
    void reply.header('Allow', method)
    return refuse('wrongMethod')
  }
}

/** Who asks, from where, and how to start or end a session. */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { identities, sessions, https }: HttpContextOptions,
): Promise<CoreContext> {
  const token = readSessionToken(request, https)
  return {
    who: await identities.identify(token),
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    session: {
      async start(accountId) {
        if (token) await sessions.end(token)
        writeSessionToken(reply, await sessions.start(accountId), https)
      },
      async end() {
        if (token) await sessions.end(token)
        writeSessionToken(reply, undefined, https)
      },
    },
  }
}
