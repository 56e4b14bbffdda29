import { pagePicturePath } from '@sitewright/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'
import { filePath } from '../files/file-address.ts'
import { sendBrotli, sendPublicText } from '../http/compressed-body.ts'
import type { Services } from '../services.ts'
import { queryOf } from './fast-path.ts'
import { createSitemap } from './sitemap.ts'

/** What search engines ask for: which addresses there are that a visitor may see. */
export function registerRobotsAndSitemap(
  app: FastifyInstance,
  { services, origin }: { services: Services; origin: string },
) {
  const sitemap = createSitemap({ services, origin })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/robots.txt',
    handler: async (request, reply) =>
      sendPublicText(request, reply, {
        // the longer rule counts (RFC 9309 §2.2.2), the earlier one for robots that know no lengths
        text: `User-agent: *\nAllow: ${filePath}\nAllow: ${pagePicturePath}\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
        type: 'text/plain; charset=utf-8',
        caching: 'public, max-age=3600',
      }),
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/sitemap.xml',
    async handler(request, reply) {
      const part = new URLSearchParams(queryOf(request.url)).get('part') ?? '0'
      const file = /^\d{1,6}$/.test(part) ? await sitemap(Number(part)) : undefined
      if (!file) return fail('notFound')
      return sendBrotli(request, reply, { ...file, type: 'application/xml; charset=utf-8', caching: 'no-cache' })
    },
  })
}
