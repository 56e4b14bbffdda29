import type { DocumentAnswer, DocumentBytes, Identity, KindDocument } from '@sitewright/page-kit/server'
import { inEnglish } from '@sitewright/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy, fileNameParameters } from '../files/file-route-headers.ts'
import { sendCompressed } from '../http/compressed-body.ts'
import { fail } from '../errors.ts'
import { isolation } from '../http/security-headers.ts'
import { variesBySource, type SameOriginRule } from '../http/same-origin.ts'
import type { Services } from '../services.ts'

export interface KindDocumentsOptions {
  services: Services
  sameOrigin: SameOriginRule
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
}

/** No script runs in such a document, it shows pictures of its own site only, and sends forms to no other. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Puts the documents of the installed page kinds on their paths under `/api/1/`. */
export function registerKindDocuments(app: FastifyInstance, options: KindDocumentsOptions): void {
  const { kinds, forKind } = options.services
  const documents = [...kinds.values()].flatMap(({ manifest, documents: of }) =>
    (of?.(forKind(manifest.kind)) ?? []).map((document) => ({ document, kind: inEnglish(manifest.title) })),
  )
  void app.register(async (scope) => {
    // all that is asked is in the address: nothing of a body is read
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const document of documents) registerDocument(scope, document, options)
  })
}

interface DocumentOfKind {
  document: KindDocument
  /** The title of the page kind. */
  kind: string
}

function registerDocument(app: FastifyInstance, { document, kind }: DocumentOfKind, options: KindDocumentsOptions) {
  const { services, sameOrigin, whoIs } = options
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: `/api/1/${document.path}`,
    onRequest: variesBySource,
    async handler(request, reply) {
      const method = request.method === 'POST' ? 'POST' : 'GET'
      if (!document.methods.includes(method)) {
        void reply.header('Allow', allowedBy(document))
        return fail('wrongMethod')
      }
      // a HEAD never does anything: it is asked as a link from elsewhere, which shows and does no more
      const fromSite = request.method !== 'HEAD' && sameOrigin.isOfSite(request.headers)
      if (method === 'POST' && !fromSite) throw sameOrigin.refusal(request.headers)
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const query = queryOf(request.url)
      const who = await whoIs(request)
      const answer = await services.inLanguageOf(who.account, () =>
        document.answer({ who, client, method, query, fromSite }),
      )
      if (answer.did !== undefined && who.account)
        services.audit.recordAlone({
          action: { summary: answer.did },
          actor: { who, client, call: `${method} ${document.path}` },
          target: { kind, label: '' },
        })
      return sendDocument(request, reply, answer)
    },
  })
}

function allowedBy({ methods }: KindDocument): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
}

function queryOf(url: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(url.split('?', 2)[1] ?? '')
  return Object.fromEntries([...parameters].reverse())
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply> {
  const { status, body, type, saveAs } = answer
  if (typeof body !== 'string') return sendBytes(request, reply, { ...answer, body })
  if (saveAs !== undefined) void reply.header('Content-Disposition', `attachment; filename="${saveAs}"`)
  void reply
    .code(status)
    .type(type ?? 'text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-store')
    .header('Referrer-Policy', 'same-origin')
    .header('X-Robots-Tag', 'noindex')
    .header('Content-Security-Policy', policy)
    .headers(isolation)
  return sendCompressed(request, reply, body)
}

/** Whatever the bytes are, they are saved and never shown, but for a picture that this server made. */
async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, saveAs = 'file' }: DocumentAnswer & { body: DocumentBytes },
): Promise<FastifyReply> {
  const { isThumbnail = false } = body
  void reply
    .code(status)
    .type(isThumbnail ? 'image/webp' : 'application/octet-stream')
    .header('Content-Length', body.size)
    .header('Content-Disposition', isThumbnail ? 'inline' : `attachment; ${fileNameParameters(saveAs)}`)
    .header('Cache-Control', 'private, no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Content-Security-Policy', filePolicy)
    .headers(isolation)
  if (request.method !== 'HEAD') return reply.send(body.bytes)
  if (!(body.bytes instanceof Uint8Array)) body.bytes.destroy()
  return reply.send()
}
