import { Id } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { anonymous } from '../access/rights.ts'
import { readQuery } from '../http/read-query.ts'
import { fail } from '../errors.ts'
import { createImageSizes } from '../files/image-sizes.ts'
import { contentForReader } from '../pages/page-contents.ts'
import type { Services } from '../services.ts'
import { freshHeaders, type Headers } from './page-headers.ts'
import type { RenderPage } from './render-page.ts'

export interface PagePreviewOptions {
  services: Services
  renderPage: RenderPage
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
  /** Security headers of a page, as the site is set up now. */
  headers: (who: Identity) => Promise<Headers>
}

const query = Type.Object({ id: Id })
const isQuery = Compile(query)

/**
 * For a frame of the site itself. No script runs, so that nothing is counted as a view or leads anywhere; the document
 * keeps its origin, without which restricted pictures would not load.
 */
export const frameHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
}

/** `GET /api/1/private/page-preview.php?id=`: a page with the content of a revision, as a visitor would see it. */
export function registerPagePreview(app: FastifyInstance, options: PagePreviewOptions): void {
  const { services, renderPage, whoIs, headers } = options
  const imageSizes = createImageSizes(services.database.read)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/1/private/page-preview.php',
    async handler(request, reply) {
      const who = await whoIs(request)
      const manages = who.permissions.has('core.admin') || who.permissions.has('core.page-manager')
      if (!manages) fail(who.account ? 'permissionDenied' : 'notLoggedIn')
      const input = readQuery(request.url.split('?', 2)[1] ?? '', query)
      if (!isQuery.Check(input)) return fail('malformed')
      const html = await previewOf(input.id)
      return reply
        .headers({
          ...freshHeaders({ security: await headers(anonymous), path: '', isPrivate: true }),
          ...frameHeaders,
        })
        .send(withoutScripts(html))
    },
  })

  async function previewOf(revisionId: number): Promise<string> {
    const { pageId, content } = await services.history.find(revisionId)
    const page = await services.facts.byId(pageId)
    const kind = page && services.kinds.get(page.kind)
    if (!page || !kind) return fail('notFound')
    const address = {
      // every page has this address, whether it is published or not
      path: `/pages/${page.kind}/${page.id}`,
      query: '',
      page: { ...page, visibility: 'visible' as const },
      cacheable: false,
    }
    const shown = await contentForReader(kind, { content, imageSizes, who: anonymous })
    return (await renderPage(address, anonymous, { content: shown })).html
  }
}

/**
 * They would not run anyway; without them the browser has nothing to complain about, and nothing to fetch. What a page says
 * to visitors without scripts is not for those who look at a preview.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}
