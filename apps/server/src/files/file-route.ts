import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Id } from '@sitewright/api-client/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Identify } from '../access/identities.ts'
import { anonymous } from '../access/identities.ts'
import type { Database } from '../db/database.ts'
import { readQuery } from '../http/read-query.ts'
import { refuse } from '../http/refusals.ts'
import { maySeeFile } from './file-access.ts'
import type { FileStore } from './file-store.ts'

export interface FileRouteOptions {
  database: Database
  files: FileStore
  identify: Identify
  token: (request: FastifyRequest) => string | undefined
}

const query = Type.Object({ id: Id, dl: Type.Optional(Type.Integer()) })

const isQuery = Compile(query)

/** Types that a browser may show in place; all others are downloads (Q69). */
const shownInline = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|application\/pdf|video\/|audio\/|text\/plain)/

/** Whatever a file holds, it can run nothing on the site's origin. */
const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'"

/** `GET /api/1/private/file-get.php?id=`: the bytes of a file, under the file's own access rule. */
export function registerFileRoute(app: FastifyInstance, { database, files, identify, token }: FileRouteOptions): void {
  app.get('/api/1/private/file-get.php', async (request, reply) => {
    const input = readQuery(request.url.split('?')[1] ?? '', query)
    if (!isQuery.Check(input)) return refuse('malformed')
    const { id, dl } = input
    const file = await database.read.selectFrom('files').where('id', '=', id).selectAll().executeTakeFirst()
    if (!file || !(await maySeeFile(database.read, file, await identify(token(request))))) return refuse('notFound')

    const etag = `"${file.sha256.slice(0, 32)}"`
    const isPublic = await maySeeFile(database.read, file, anonymous)
    void reply
      .header('ETag', etag)
      .header('Cache-Control', isPublic ? 'public, max-age=300' : 'private, no-store')
      .header('Content-Security-Policy', filePolicy)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()

    const bytes = await files.read(file.storage_key)
    if (!bytes) return refuse('notFound')
    const disposition = dl !== 1 && shownInline.test(file.type) ? 'inline' : 'attachment'
    return sendBytes(reply, { file, bytes, disposition })
  })
}

interface Bytes {
  file: { name: string; type: string }
  bytes: NonNullable<Awaited<ReturnType<FileStore['read']>>>
  disposition: 'inline' | 'attachment'
}

function sendBytes(reply: FastifyReply, { file, bytes, disposition }: Bytes): FastifyReply {
  return reply
    .type(disposition === 'inline' ? file.type : 'application/octet-stream')
    .header('Content-Length', bytes.size)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeFileName(file.name)}`)
    .send(bytes.stream)
}

/** As RFC 8187 wants it: `encodeURIComponent` leaves some characters that a header may not hold. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
