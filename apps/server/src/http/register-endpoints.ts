import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { rm } from 'node:fs/promises'
import type { Identities } from '../access/identities.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { CoreContext, Endpoint } from './endpoints.ts'
import type { ReceivedUpload } from '../files/upload-body.ts'
import type { Uploads } from '../files/upload-file.ts'
import { closeGently } from './close-gently.ts'
import { keptJson } from './kept-json.ts'
import { readFields, readQuery } from './read-query.ts'
import { refusal, refuse } from './refusals.ts'
import { isFromSiteItself } from './same-origin.ts'
import { readSessionToken, writeSessionToken } from './session-cookie.ts'

export interface HttpContextOptions {
  identities: Identities
  sessions: Sessions
  https: boolean
  /** The `host[:port]` of PUBLIC_URL. */
  publicHost: string
  uploads: Pick<Uploads, 'receive'>
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Puts every call on its path under `/api/1/`; other methods there are refused, and so is every unknown path. */
export function registerEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: HttpContextOptions) {
  for (const endpoint of endpoints.filter(({ declaration }) => !declaration.upload))
    registerEndpoint(app, endpoint, answer(endpoint, options))
  void app.register(async (scope) => {
    // nothing of a body is read before it is known who sends it
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const endpoint of endpoints.filter(({ declaration }) => declaration.upload))
      registerEndpoint(scope, endpoint, answerUpload(endpoint, options))
  })
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function registerEndpoint(app: FastifyInstance, endpoint: Endpoint, handler: Answer): void {
  const url = `/api/1/${endpoint.path}`
  app.route({ method: endpoint.method, url, handler })
  app.route({ method: methods.filter((method) => method !== endpoint.method), url, handler: wrongMethod(endpoint) })
}

function answer(endpoint: Endpoint, options: HttpContextOptions): Answer {
  return async (request, reply) => {
    assertFromSite(endpoint, request, options)
    const input = endpoint.method === 'GET' ? queryOf(request, endpoint) : request.body
    const context = await contextOf(request, reply, options)
    return sendResult(reply, await endpoint.invoke(input, context))
  }
}

/** A refused body is not read to its end: the connection is closed instead. */
function answerUpload(endpoint: Endpoint, options: HttpContextOptions): Answer {
  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedUpload> {
    try {
      assertFromSite(endpoint, request, options)
      endpoint.admit((await contextOf(request, reply, options)).who)
      return await options.uploads.receive(request.raw)
    } catch (error) {
      closeGently(request, reply)
      throw error
    }
  }

  async function work(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { fields, file } = await receive(request, reply)
    try {
      // receiving may have taken minutes: who sent it may have lost his rights
      const context = await contextOf(request, reply, options)
      return await endpoint.invoke(readFields(fields, endpoint.declaration.input), { ...context, file })
    } finally {
      await rm(file.path, { force: true })
    }
  }

  return async (request, reply) => sendResult(reply, await work(request, reply))
}

function assertFromSite({ changes }: Endpoint, request: FastifyRequest, options: HttpContextOptions): void {
  if (changes && !isFromSiteItself(request.headers, hostsOf(request, options))) throw refusal('crossSite')
}

function sendResult(reply: FastifyReply, result: unknown): FastifyReply {
  void reply.header('Cache-Control', 'no-store').header('Vary', 'Sec-Fetch-Site, Origin')
  const json = keptJson(result)
  return json ? reply.type('application/json; charset=utf-8').send(json) : reply.send(result)
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
