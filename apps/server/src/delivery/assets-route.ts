import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isUnchanged } from '../http/entity-tags.ts'
import { fail } from '../errors.ts'
import { chooseEncoding, compressBody, quality, weakEtag, type CompressedBody } from '../http/compressed-body.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** What is compressed in itself. */
const packed = new Set(['.woff2', '.png'])

const hashed = { prefix: '/assets/', caching: 'public, max-age=31536000, immutable' }

/**
 * What a page is put together from and no window shows, so that most headers say nothing about it; there are many of
 * them. A worker goes by the policy of its own file.
 */
const subresource = /^\/assets\/(?!.*worker).*\.(js|css|woff2)$/

export interface AssetsOptions {
  /** Of the built site. */
  folder: string
  security: Pick<SecurityHeaders, 'plain' | 'subresource'>
}

/**
 * The files of the built site. They are few and never change while the server runs, so each is read when it is first
 * asked for, and kept; the build has compressed those with hashed names already. The list is made at the start: no
 * request can name a file outside it.
 */
export function registerAssets(app: FastifyInstance, { folder, security }: AssetsOptions): void {
  const bodies = new Map<string, Promise<CompressedBody>>()
  const files = listFiles(folder)
  for (const url of files.filter((name) => !name.endsWith('.br')))
    app.route({ method: ['GET', 'HEAD'], url: encodeURI(url), handler: (request, reply) => send(url, request, reply) })

  async function send(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const extension = path.extname(url)
    const type = types[extension]
    if (!type) return fail('notFound')
    let body = bodies.get(url)
    if (!body) {
      const file = path.join(folder, url)
      body = packed.has(extension) ? readPacked(file) : readBody(file, files.includes(`${url}.br`))
      bodies.set(url, body)
      body.catch(() => bodies.delete(url))
    }
    const { etag, ...bytes } = await body.catch(missing)
    if (subresource.test(url)) {
      for (const name of [...Object.keys(security.plain), 'X-Request-Id']) void reply.removeHeader(name)
      void reply.headers(security.subresource)
    }
    void reply
      .header('Cache-Control', url.startsWith(hashed.prefix) ? hashed.caching : 'public, max-age=3600')
      .header('ETag', etag)
    if (!packed.has(extension)) void reply.header('Vary', 'Accept-Encoding')
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const encoding = packed.has(extension) ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
    return reply.type(type).send(bytes[encoding])
  }
}

/** What an update has taken away under a running server is not there; that is no failure of the server. */
function missing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') return fail('notFound')
  throw error
}

async function readBody(file: string, compressed: boolean): Promise<CompressedBody> {
  const body = await compressBody(await readFile(file), quality.quick)
  return compressed ? { ...body, br: await readFile(`${file}.br`) } : body
}

async function readPacked(file: string): Promise<CompressedBody> {
  const identity = await readFile(file)
  return { identity, br: identity, gzip: identity, etag: weakEtag(identity) }
}

/** Paths below the folder with a leading `/`; hidden files are no part of the site. */
function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((url) => !url.includes('/.'))
}
