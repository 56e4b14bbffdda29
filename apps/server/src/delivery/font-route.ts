import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'
import { isUnchanged } from '../http/entity-tags.ts'
import type { Services } from '../services.ts'

/** `GET /assets/font-<hash>.woff2`: fonts that were uploaded for looks. Their addresses name their bytes, which never change. */
export function registerUploadedFonts(app: FastifyInstance, { fonts }: Pick<Services, 'fonts'>): void {
  app.route<{ Params: { hash: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/font-:hash(^[0-9a-f]{16}).woff2',
    async handler(request, reply) {
      const { hash } = request.params
      const etag = `"${hash}"`
      const bytes = await fonts.readBytes(hash)
      if (!bytes) return fail('notFound')
      void reply.header('Cache-Control', 'public, max-age=31536000, immutable').header('ETag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('font/woff2').send(bytes)
    },
  })
}
