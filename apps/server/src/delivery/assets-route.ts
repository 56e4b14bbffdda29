import type { FastifyInstance } from 'fastify'
import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { refuse } from '../http/refusals.ts'
import { brotli, chooseEncoding, compressBody, quality, type CompressedBody } from './compressed-body.ts'

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

const hashed = { prefix: '/assets/', caching: 'public, max-age=31536000, immutable' }

/**
 * The files of the built site. They are few and never change while the server runs, so each is read and compressed when
 * it is first asked for, and kept: quickly for whoever waits for it, then well for all others. The list is made at the
 * start: no request can name a file outside it.
 */
export function registerAssets(app: FastifyInstance, { folder }: { folder: string }): void {
  const bodies = new Map<string, Promise<CompressedBody>>()
  for (const url of listFiles(folder))
    app.get(encodeURI(url), async (request, reply) => {
      const type = types[path.extname(url)]
      if (!type) return refuse('notFound')
      let body = bodies.get(url)
      if (!body) {
        body = readFile(path.join(folder, url)).then((bytes) => compressBody(bytes, quality.quick))
        bodies.set(url, body)
        void improve(url, body)
      }
      const { etag, ...bytes } = await body
      void reply
        .header('Cache-Control', url.startsWith(hashed.prefix) ? hashed.caching : 'public, max-age=3600')
        .header('ETag', etag)
        .header('Vary', 'Accept-Encoding')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
      return reply.type(type).send(bytes[encoding])
    })

  async function improve(url: string, first: Promise<CompressedBody>): Promise<void> {
    try {
      const body = await compressWell(await first)
      bodies.set(url, Promise.resolve(body))
    } catch {
      bodies.delete(url) // whoever asked is told; the next one tries again
    }
  }
}

async function compressWell(body: CompressedBody): Promise<CompressedBody> {
  return { ...body, br: await brotli(body.identity, quality.thorough) }
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
