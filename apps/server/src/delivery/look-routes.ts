import { FooterFields, holdsAny, lookEditors, LookFields } from '@sitewright/api-client/contract'
import type { Identity, SiteRenderer } from '@sitewright/page-kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { anonymous } from '../access/rights.ts'
import { fail } from '../errors.ts'
import { chooseEncoding, compressBody, quality, type CompressedBody } from '../http/compressed-body.ts'
import { variesBySource, type SameOriginRule } from '../http/same-origin.ts'
import { cleanFooter } from '../look/clean-footer.ts'
import { siteLook } from '../look/site-look.ts'
import type { Services } from '../services.ts'
import { registerUploadedFonts } from './font-route.ts'
import { freshHeaders, type Headers } from './page-headers.ts'
import { frameHeaders, withoutScripts } from './page-preview.ts'
import type { RenderPage } from './render-page.ts'
import { decodePath, resolveAddress } from './resolve-address.ts'

export interface LookRoutesOptions {
  services: Services
  renderer: Pick<SiteRenderer, 'lookSheet'>
  renderPage: RenderPage
  sameOrigin: SameOriginRule
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
  /** Security headers of a page, as the site is set up now. */
  headers: (who: Identity) => Promise<Headers>
}

const isPreview = Compile(
  Type.Object({ path: Type.String({ maxLength: 500, pattern: '^/' }), look: LookFields, footer: FooterFields }),
)

/** The number of style sheets that are kept: one of each look that browsers still ask for. */
const maxSheets = 10

/** What belongs to looks and is no call: their style sheets, uploaded fonts, and pages as they would look. */
export function registerLookRoutes(app: FastifyInstance, options: LookRoutesOptions): void {
  registerSheets(app, options)
  registerUploadedFonts(app, options.services)
  registerPreview(app, options)
}

/** `GET /assets/look-<version>.css`: what the application of a visitor who becomes more than one switches on. */
function registerSheets(app: FastifyInstance, { services, renderer }: LookRoutesOptions): void {
  const bodies = new LRUCache<string, Promise<CompressedBody>>({ max: maxSheets })

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:file(^look-[0-9a-f]{12}\\.css$)',
    async handler(request, reply) {
      const version = request.params.file.slice('look-'.length, -'.css'.length)
      const look = await services.looks.byVersion(version)
      if (!look) return fail('notFound')
      let body = bodies.get(version)
      if (!body) {
        body = compressBody(Buffer.from(renderer.lookSheet(look)), quality.quick)
        bodies.set(version, body)
      }
      const { etag, ...bytes } = await body
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', etag)
        .header('Vary', 'Accept-Encoding')
        .type('text/css; charset=utf-8')
        .send(bytes[encoding])
    },
  })
}

/** `POST /api/1/private/look-preview.php`: a page as visitors would see it with a look and a footer. */
function registerPreview(app: FastifyInstance, options: LookRoutesOptions): void {
  const { services, renderPage, sameOrigin, whoIs, headers } = options

  app.route({
    method: 'POST',
    url: '/api/1/private/look-preview.php',
    onRequest: variesBySource,
    async handler(request, reply) {
      if (!sameOrigin.isScript(request.headers)) return fail('crossSite')
      const who = await whoIs(request)
      if (!holdsAny(who.permissions, lookEditors)) return fail(who.account ? 'permissionDenied' : 'notLoggedIn')
      if (!isPreview.Check(request.body)) return fail('malformed')
      const { path, look, footer } = request.body
      const shown = { site: siteLook(await services.looks.check(look)), footer: cleanFooter(footer) }
      const address = await resolveAddress(services, { path: decodePath(path) ?? path, query: '' }, anonymous)
      const { html } = await renderPage(address, anonymous, { look: shown })
      return reply
        .headers({
          ...freshHeaders({ security: await headers(anonymous), path: '', isPrivate: true }),
          ...frameHeaders,
        })
        .send(withoutScripts(html))
    },
  })
}
