import type { Identity, RenderedPage, RenderRequest, SiteRenderer } from '@sitewright/page-kit/server'
import type { Api, CoreCalls } from '@sitewright/api-client'
import { inProcessApi, type CoreContext, type Endpoint } from '../calls/endpoints.ts'
import type { Services } from '../services.ts'
import { anonymous } from '../access/rights.ts'
import { filesOfPage, publicVersions } from '../files/public-versions.ts'
import { flattenMenu } from '../menu/menu.ts'
import { siteSettings, type Settings } from '../settings/settings.ts'
import type { LocatedPage } from './locate-page.ts'
import type { Address } from './resolve-address.ts'

export interface PageRendererOptions {
  services: Services
  endpoints: readonly Endpoint[]
  renderer: SiteRenderer
  /** The site's public address. */
  origin: string
}

/** Characters of a description in search results. */
const descriptionLength = 160

/** Renders the page at an address as one person sees it, with its published content or the one given. */
export function createPageRenderer({ services, endpoints, renderer, origin }: PageRendererOptions) {
  /** Of the files that the page and the site's settings name. */
  async function shownVersions(settings: Settings, page: LocatedPage | undefined): Promise<Record<number, string>> {
    const { read } = services.database
    const { SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground } = settings
    const named = [SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground].filter((id) => id > 0)
    return publicVersions(read, [...new Set([...named, ...(page ? await filesOfPage(read, page.id) : [])])])
  }

  return async function renderPage(address: Address, who: Identity, content?: string): Promise<RenderedPage> {
    const { path, query, page } = address
    const [settings, menu, links, session, few] = await Promise.all([
      services.settings.all(),
      services.menu(who),
      services.links(),
      services.routes.session(who),
      services.routes.few(who),
    ])
    const visible = page?.visibility === 'visible' ? page : undefined
    const needed = [
      ...(visible ? [{ r: visible.kind, l: visible.url, id: visible.id }] : []),
      ...flattenMenu(menu).map((item) => ({ r: item.Renderer, l: item.Shortcut.slice(1), id: item.idPage })),
    ].filter((route) => route.l !== '')
    const api = inProcessApi(endpoints, contextFor(who))
    const request: RenderRequest = {
      url: path + query,
      origin,
      api: page && content !== undefined ? withContent(api, page.id, content) : api,
      site: siteSettings(settings),
      setup: { ...session, routes: few ?? uniqueRoutes(needed) },
      routesComplete: few !== undefined,
      menu,
      links,
      denied: page?.visibility === 'denied',
      // whoever is logged in may be the one who replaces files, and is to see that at once
      fileVersions: who === anonymous ? await shownVersions(settings, visible) : {},
      ...(visible
        ? {
            page: {
              ...describe(visible),
              ...(path === '/' && startDescription(settings)),
              ...(!services.kinds.has(visible.kind) && { isKindMissing: true }),
            },
          }
        : {}),
    }
    return renderer.render(request)
  }
}

export type RenderPage = ReturnType<typeof createPageRenderer>

/** The start page has the site's own description, if there is one. */
function startDescription({ SiteMetaDescription: description }: Settings): { description: string } | false {
  return description !== '' && { description }
}

function describe({ id, kind, title, opening }: LocatedPage) {
  return { id, kind, title, description: shorten(opening) }
}

/** The same calls, but for the content of one page. */
function withContent(api: Api, pageId: number, content: string): Api {
  const isContentCall = (key: string, input: unknown) =>
    key === 'GET protected/plugin/get-content.json.php' && (input as { id?: unknown } | undefined)?.id === pageId
  return (async (key: keyof CoreCalls, input: never) =>
    isContentCall(key, input) ? [content] : api(key, input)) as Api
}

function contextFor(who: Identity): CoreContext {
  const never = () => Promise.reject(new Error('A page cannot start or end a session while it is rendered'))
  return { who, client: { address: '', userAgent: '' }, session: { start: never, end: never } }
}

function uniqueRoutes<Route extends { id: number }>(routes: readonly Route[]): Route[] {
  return [...new Map(routes.map((route) => [route.id, route])).values()]
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text
  const cut = text.slice(0, descriptionLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : descriptionLength)}…`
}
