import { Id, imageWidths } from '@sitewright/api-client/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { anonymous, type Identify } from '../access/identities.ts'
import { admits } from '../access/file-rule.ts'
import type { Database } from '../db/database.ts'
import { readQuery } from '../http/read-query.ts'
import { refusal, refuse } from '../http/refusals.ts'
import { describeFile, type Delivery } from './file-route-headers.ts'
import { findVisibleFile, type FileRow } from './file-rights.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { rasterTypes } from './file-type.ts'
import { isUnchanged, readRange } from './range.ts'
import type { Renditions } from './rendition.ts'

export interface FileRouteOptions {
  database: Database
  files: FileStore
  renditions: Renditions
  identify: Identify
  token: (request: FastifyRequest) => string | undefined
  log: FastifyBaseLogger
}

const flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }))

const query = Type.Object({
  id: Id,
  /** A small picture of an image. */
  thumb: flag,
  /** As a download, always the file itself. */
  dl: flag,
  /** Px of an image. */
  w: Type.Optional(Type.Integer({ enum: [...imageWidths] })),
  /** How the SHA-256 of the file begins, in an address that shall never mean other bytes. */
  v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })),
})
type Query = Static<typeof query>

const isQuery = Compile(query)

/** `GET /api/1/private/file-get.php?id=`: the bytes of a file, or a picture of it, under the file's own access rule. */
export function registerFileRoute(app: FastifyInstance, options: FileRouteOptions): void {
  const { database, files, renditions, identify, token, log } = options

  app.get('/api/1/private/file-get.php', async (request, reply) => {
    const input = readQuery(request.url.split('?', 2)[1] ?? '', query)
    if (!isQuery.Check(input)) return refuse('malformed')
    const { file, rule } = await findVisibleFile(database.read, await identify(token(request)), input.id)
    const accept = request.headers.accept ?? ''
    const rendition = await renditionOf(file, input, accept)
    const delivery = describeFile(file, {
      rendition,
      download: input.dl === 1,
      isPublic: admits(rule, anonymous),
      isLasting: input.v === file.sha256.slice(0, 12) && rendition?.isInterim !== true,
    })
    void reply.headers(delivery.headers)
    if (isUnchanged(request.headers['if-none-match'], delivery.etag)) return reply.code(304).send()
    return sendBytes(request, reply, delivery)
  })

  async function renditionOf(file: FileRow, { thumb, w, dl }: Query, accept: string) {
    const size = thumb === 1 ? 'thumb' : (w as (typeof imageWidths)[number] | undefined)
    if (size === undefined || dl === 1) return undefined
    const isPicture = file.type.startsWith('image/')
    if (size === 'thumb' && !isPicture) return refuse('notFound')
    return rasterTypes.has(file.type) ? renditions.find(file, { size, avif: accept.includes('image/avif') }) : undefined
  }

  async function sendBytes(request: FastifyRequest, reply: FastifyReply, delivery: Delivery): Promise<FastifyReply> {
    const range = wantedRange(request, delivery)
    if (range === 'unsatisfiable') {
      void reply.header('Content-Range', `bytes */${delivery.size}`)
      return refuse('noSuchRange')
    }
    const body = delivery.bytes && !range ? delivery.bytes : await readBody(delivery, range)
    void reply.header('Content-Length', range ? range.end - range.start + 1 : delivery.size)
    if (range) void reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${delivery.size}`)
    return reply.send(body)
  }

  /** @throws {RefusedError} 404 for what is gone or cut off: that one file is lost, but nothing else is. */
  async function readBody({ key, size, id }: Delivery, range: ByteRange | undefined) {
    const found = await files.read(key, range)
    if (found?.size === size) return found.body
    if (found?.body instanceof Readable) found.body.destroy()
    log.error({ file: id, key, size, found: found?.size }, 'the bytes of a file are missing in the storage')
    throw refusal('notFound')
  }
}

/** A part is given only of the very bytes that the caller has the beginning of (RFC 9110 §13.1.5). */
function wantedRange({ headers }: FastifyRequest, { etag, size }: Delivery): ReturnType<typeof readRange> {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? readRange(headers.range, size) : undefined
}
