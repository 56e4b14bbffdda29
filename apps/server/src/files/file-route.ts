import type { ImageWidth } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { anonymous } from '../access/rights.ts'
import { admits } from '../access/file-rule.ts'
import type { Database } from '../db/database.ts'
import { cacheReads } from '../db/cache-reads.ts'
import { isSameForRange, isUnchanged } from '../http/entity-tags.ts'
import { createError, fail } from '../errors.ts'
import { createByteCache } from './byte-cache.ts'
import { filePath, readFileAddress, type FileQuery } from './file-address.ts'
import { describeFile, type Delivery } from './file-route-headers.ts'
import { fileTables, findFile, visibleTo, type FileRow } from './file-rights.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { rasterTypes } from './file-type.ts'
import { acceptsAvif, answerTables, type PublicAnswers } from './public-answers.ts'
import { versionOf } from './public-versions.ts'
import { readRange } from './range.ts'
import type { Renditions } from './rendition.ts'

export interface FileRouteOptions {
  database: Database
  files: FileStore
  renditions: Renditions
  /** Gets what everyone may have, to answer further requests with it. */
  answers: Pick<PublicAnswers, 'keep'>
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
  log: FastifyBaseLogger
}

/** What is kept in memory of the files that were asked for last. */
const maxCached = { files: 1000, bytes: 16 * 1024 * 1024 }

/** `GET /api/1/private/file-get.php?id=`: the bytes of a file, or a picture of it, under the file's own access rule. */
export function registerFileRoute(app: FastifyInstance, options: FileRouteOptions): void {
  const { database, files, renditions, answers, whoIs, log } = options
  const found = cacheReads({ database, tables: fileTables, read: findFile, most: maxCached.files })
  const memory = createByteCache({ maxBytes: maxCached.bytes })

  app.route({ method: ['GET', 'HEAD'], url: filePath, handler: sendFile })

  async function sendFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = readFileAddress(request.url)
    const version = database.version(answerTables)
    const { file, rule } = visibleTo(await whoIs(request), await found(input.id))
    const rendition = await renditionOf(file, input, request.headers.accept)
    const isInterim = rendition?.isInterim === true
    const isPublic = admits(rule, anonymous)
    const isVersion = input.v === versionOf(file)
    const delivery = describeFile(file, {
      rendition,
      download: input.dl === 1,
      isPublic,
      isVersion: isVersion && !isInterim,
    })
    void reply.headers(delivery.headers)
    // an unknown version can be anything: nothing is cached for each of them
    const isKnown = input.v === undefined || isVersion
    if (isPublic && isKnown && !isInterim && memory.get(delivery.key)) {
      const headers = reply.getHeaders() as Record<string, string>
      answers.keep(request.raw, version, { headers, etag: delivery.etag, bytes: () => memory.get(delivery.key) })
    }
    if (isUnchanged(request.headers['if-none-match'], delivery.etag)) return reply.code(304).send()
    return sendBytes(request, reply, delivery)
  }

  async function renditionOf(file: FileRow, { thumb, w, dl }: FileQuery, accept: string | undefined) {
    const size = thumb === 1 ? 'thumb' : (w as ImageWidth | undefined)
    if (size === undefined || dl === 1) return undefined
    const isPicture = file.type.startsWith('image/')
    if (size === 'thumb' && !isPicture) return fail('notFound')
    return rasterTypes.has(file.type) ? renditions.find(file, { size, avif: acceptsAvif(accept) }) : undefined
  }

  async function sendBytes(request: FastifyRequest, reply: FastifyReply, delivery: Delivery): Promise<FastifyReply> {
    const range = wantedRange(request, delivery)
    if (range === 'unsatisfiable') {
      void reply.header('Content-Range', `bytes */${delivery.size}`)
      return fail('noSuchRange')
    }
    const atHand = range ? undefined : (delivery.bytes ?? memory.get(delivery.key))
    const body = atHand ?? (await readBody(delivery, range))
    void reply.header('Content-Length', range ? range.end - range.start + 1 : delivery.size)
    if (range) void reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${delivery.size}`)
    if (request.method !== 'HEAD') return reply.send(body)
    if (body instanceof Readable) body.destroy()
    return reply.send()
  }

  /** @throws {RefusedError} 404 for what is gone or cut off: that one file is lost, but nothing else is. */
  async function readBody({ key, size, id }: Delivery, range: ByteRange | undefined) {
    const stored = await files.read(key, range)
    if (stored?.size === size) {
      if (!range && stored.body instanceof Uint8Array) memory.set(key, stored.body)
      return stored.body
    }
    if (stored?.body instanceof Readable) stored.body.destroy()
    log.error({ file: id, key, size, found: stored?.size }, 'the bytes of a file are missing in the storage')
    throw createError('notFound')
  }
}

/**
 * A part is given to GET alone (RFC 9110 §14.2), and only of the very bytes that the caller has the beginning of
 * (§13.1.5).
 */
function wantedRange({ method, headers }: FastifyRequest, { etag, size }: Delivery): ReturnType<typeof readRange> {
  if (method !== 'GET') return undefined
  return isSameForRange(headers['if-range'], etag) ? readRange(headers.range, size) : undefined
}
