import type { FastifyInstance } from 'fastify'
import { anonymous } from '../access/rights.ts'
import { filePath } from '../files/file-address.ts'
import { rolesOfPages } from '../pages/page-roles.ts'
import type { Services } from '../services.ts'
import { linkPath } from '../text/link-path.ts'
import { sendPublicText } from '../http/compressed-body.ts'

/** A sitemap may hold no more addresses (sitemaps.org). */
const maxAddresses = 50_000

/** What search engines ask for: which addresses there are that a visitor may see. */
export function registerRobotsAndSitemap(
  app: FastifyInstance,
  { services, origin }: { services: Services; origin: string },
) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/robots.txt',
    handler: async (request, reply) =>
      sendPublicText(request, reply, {
        // the longer rule counts (RFC 9309 §2.2.2), the earlier one for robots that know no lengths
        text: `User-agent: *\nAllow: ${filePath}\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
        type: 'text/plain; charset=utf-8',
        caching: 'public, max-age=3600',
      }),
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/sitemap.xml',
    async handler(request, reply) {
      const pages = await visiblePages(services)
      const { DefaultPage } = await services.settings.all()
      const entries = pages.map((page) => {
        const address = page.id === DefaultPage ? '/' : `/${linkPath(page)}`
        const modified = new Date(page.updated * 1000).toISOString()
        return `<url><loc>${origin}${encodeURI(address)}</loc><lastmod>${modified}</lastmod></url>`
      })
      return sendPublicText(request, reply, {
        text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
        type: 'application/xml; charset=utf-8',
        caching: 'no-cache',
      })
    },
  })
}

async function visiblePages({ access, database, now }: Services) {
  const pages = await database.read
    .selectFrom('pages')
    .where('published', '=', 1)
    .select(['id', 'kind', 'url', 'published', 'pub_start', 'pub_end', 'updated'])
    .orderBy('id')
    .limit(maxAddresses)
    .execute()
  const roles = await rolesOfPages(database.read)
  const time = now()
  return pages.filter((page) => access.visibility(page, roles.get(page.id) ?? [], anonymous, time) === 'visible')
}
