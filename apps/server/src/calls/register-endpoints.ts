import { rm } from 'node:fs/promises'
import { RefusedError, type Identity } from '@sitewright/page-kit/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import type { ReceivedUpload, UploadLimits } from '../files/upload-body.ts'
import type { Uploads } from '../files/upload-file.ts'
import { cachedJson } from '../http/cached-json.ts'
import { allowLongBody } from '../http/limit-body-time.ts'
import type { OpenStreams } from '../http/open-streams.ts'
import { readFields, readQuery } from '../http/read-query.ts'
import { variesBySource, type SameOriginRule } from '../http/same-origin.ts'
import { writeSessionToken } from '../http/session-cookie.ts'
import type { EventFeed } from '@sitewright/page-kit/server'
import type { InLanguageOf } from '../settings/site-language.ts'
import { bodyLimit } from './body-limit.ts'
import { credentialOf, type CredentialOptions } from './credential.ts'
import type { CoreContext, Endpoint } from './endpoints.ts'
import { sendEvents } from './send-events.ts'

/** Milliseconds for which a caller who goes on sending is listened to, so that they get to read the answer. */
const lingerTime = 2000

export interface HttpContextOptions extends CredentialOptions {
  sameOrigin: SameOriginRule
  uploads: Pick<Uploads, 'receive'>
  streams: OpenStreams
  inLanguageOf: InLanguageOf
  /** What people call each permission, in the language of who asks. */
  permissionTitles: () => ReadonlyMap<string, string>
  /** Is told who asks, in whose language whatever goes wrong is to be said. */
  noteReader: (request: FastifyRequest, who: Identity) => void
}

/** Puts every call on its path under `/api/1/`; what else is asked for below `/api/` is refused before any of its body is read. */
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
  refuseAllElse(app, endpoints)
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function registerEndpoint(app: FastifyInstance, endpoint: Endpoint, handler: Answer): void {
  app.route({
    method: methodsOf(endpoint),
    url: addressOf(endpoint),
    bodyLimit: bodyLimit(endpoint.declaration),
    onRequest: variesBySource,
    handler,
  })
}

/** What only reads can be asked for its headers alone; a HEAD never changes anything. */
function methodsOf({ method, changes }: Endpoint): ('GET' | 'HEAD' | 'POST')[] {
  return changes ? [method] : [method, 'HEAD']
}

const addressOf = ({ path }: Endpoint) => `/api/1/${path}`

/** One route for all: a route per call and method makes a router of many hundreds, and a slow start. */
function refuseAllElse(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methods = new Map(endpoints.map((endpoint) => [addressOf(endpoint), methodsOf(endpoint).join(', ')]))
  function refuseIt(request: FastifyRequest, reply: FastifyReply): never {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '')
    if (allowed === undefined) return fail('notFound')
    void reply.header('Allow', allowed)
    return fail('wrongMethod')
  }
  app.all('/api/*', { onRequest: async (request, reply) => refuseIt(request, reply) }, refuseIt)
}

function answer(endpoint: Endpoint, options: HttpContextOptions): Answer {
  return async (request, reply) => {
    assertFromSite(endpoint, request, options)
    const input = endpoint.method === 'GET' ? queryOf(request, endpoint) : request.body
    const context = await contextOf(request, reply, options)
    const refused = { endpoint, reply, who: context.who, titles: options.permissionTitles }
    const work = async () => {
      endpoint.admit(context.who)
      await endpoint.count(context)
      return endpoint.invoke(input, context)
    }
    const result = await options.inLanguageOf(context.who.account, () => withHints(work, refused))
    if (!endpoint.declaration.stream) return sendResult(reply, result)
    const whoNow = credentialOf(request, options).peek
    const { streams } = options
    return sendEvents(request, reply, { feed: result as EventFeed<unknown>, who: context.who, whoNow, streams })
  }
}

/** A refused body is not read to its end: the connection is closed instead. */
function answerUpload(endpoint: Endpoint, options: HttpContextOptions): Answer {
  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedUpload> {
    try {
      assertFromSite(endpoint, request, options)
      const context = await contextOf(request, reply, options)
      const { who } = context
      await withHints(async () => endpoint.admit(who), { endpoint, reply, who, titles: options.permissionTitles })
      await endpoint.count(context)
      const { admitUpload } = endpoint
      if (!admitUpload) allowLongBody(request.raw)
      const admit: UploadLimits['admit'] = admitUpload
        ? async (fields) => {
            const most = await admitUpload(new Map(fields), context)
            // a stranger gets that time only once their file is welcome
            allowLongBody(request.raw)
            return most
          }
        : undefined
      return await options.uploads.receive(request.raw, admit)
    } catch (error) {
      closeGently(request, reply)
      throw error
    }
  }

  async function work(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { fields, file } = await receive(request, reply)
    try {
      // receiving may have taken minutes: the sender may have lost their rights
      const context = await contextOf(request, reply, options)
      const input = readFields(fields, endpoint.declaration.input)
      const { who } = context
      const invoke = () => endpoint.invoke(input, { ...context, file })
      return await options.inLanguageOf(who.account, () =>
        withHints(invoke, { endpoint, reply, who, titles: options.permissionTitles }),
      )
    } finally {
      await rm(file.path, { force: true })
    }
  }

  return async (request, reply) => sendResult(reply, await work(request, reply))
}

interface Asked {
  endpoint: Endpoint
  reply: FastifyReply
  who: Identity
  titles: HttpContextOptions['permissionTitles']
}

/**
 * Has a refusal say in headers what may be behind it: nobody is logged in, as after a session that ended unnoticed, or
 * the person has none of the permissions that the call needs.
 */
async function withHints<Result>(work: () => Promise<Result>, asked: Asked): Promise<Result> {
  const { endpoint, reply, who, titles } = asked
  try {
    return await work()
  } catch (error) {
    const { access } = endpoint.declaration
    const isKeptOut = typeof access === 'object' && !access.some((permission) => who.permissions.has(permission))
    if (error instanceof RefusedError && !who.account) void reply.header('Sitewright-Session', 'none')
    else if (error instanceof RefusedError && isKeptOut) void reply.headers(needs(access, titles()))
    throw error
  }
}

/** The permissions by their keys, and by what people call them: encoded, as headers are ASCII. */
function needs(access: readonly string[], titles: ReadonlyMap<string, string>): Record<string, string> {
  const named = access.map((permission) => encodeURIComponent(titles.get(permission) ?? permission))
  return { 'Sitewright-Needs': access.join(' '), 'Sitewright-Needs-Titles': named.join(' ') }
}

function assertFromSite({ changes }: Endpoint, { headers }: FastifyRequest, { sameOrigin }: HttpContextOptions): void {
  if (changes && !sameOrigin.isScript(headers)) throw sameOrigin.refusal(headers)
}

function sendResult(reply: FastifyReply, result: unknown): FastifyReply {
  void reply.header('Cache-Control', 'no-store')
  const json = cachedJson(result)
  return json ? reply.type('application/json; charset=utf-8').send(json) : reply.send(result)
}

function queryOf(request: FastifyRequest, { declaration }: Endpoint): Record<string, unknown> {
  return readQuery(request.url.split('?', 2)[1] ?? '', declaration.input)
}

/** Who asks, by what, from where, and how to start or end a session. */
async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpContextOptions,
): Promise<CoreContext> {
  const { sessions, https } = options
  const credential = credentialOf(request, options)
  const who = await credential.identify()
  options.noteReader(request, who)
  return {
    who,
    ...(who.account && { via: credential.via }),
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    session: {
      async start(accountId) {
        await credential.end()
        writeSessionToken(reply, await sessions.start(accountId), https)
      },
      async end() {
        await credential.end()
        writeSessionToken(reply, undefined, https)
      },
    },
  }
}

/**
 * Has the connection closed after the answer although its body was not read to the end. Cut at once, a caller who is
 * still sending would find the connection broken before they looked for an answer (RFC 9112 §9.6): so our side of it is
 * ended, and what still comes is thrown away for a moment.
 */
function closeGently(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('Connection', 'close')
  const { socket } = request.raw
  request.raw.resume()
  // what Node calls after such an answer
  socket.destroySoon = () => {
    const giveUp = setTimeout(() => socket.destroy(), lingerTime)
    socket.once('close', () => clearTimeout(giveUp))
    socket.end()
  }
}
