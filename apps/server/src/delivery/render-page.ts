import type { Identity, RenderedPage, RenderRequest, SiteRenderer } from '@sitewright/page-kit/server'
import type { Api, CoreCalls } from '@sitewright/api-client'
import { topicOfKind, type Needs, type Topic } from '../db/topics.ts'
import { inProcessApi, type CoreContext, type Endpoint } from '../calls/endpoints.ts'
import type { Services } from '../services.ts'
import { anonymous } from '../access/rights.ts'
import { createFilesOfPage, createFileVersions } from '../files/public-versions.ts'
import { createShareImage } from '../files/share-image.ts'
import { createFooterOfSite } from '../look/footer-of-site.ts'
import type { CurrentLook } from '../look/looks.ts'
import { flattenMenu } from '../menu/menu.ts'
import { standardDescription } from '../pages/page-sharing.ts'
import { siteSettings, type Settings } from '../settings/settings.ts'
import type { LocatedPage } from './locate-page.ts'
import type { Address } from './resolve-address.ts'
import type { SeenSite } from './site-face.ts'

export interface PageRendererOptions {
  services: Services
  endpoints: readonly Endpoint[]
  renderer: SiteRenderer
  /** The site's public address. */
  origin: string
  /** Is told how the site is, whenever a page is made of it. */
  onSeen: (site: SeenSite) => void
}

/** A rendered page, and what it was made of. */
export interface MadePage extends RenderedPage {
  needs: Needs
}

/** What is shown instead of what is published. */
export interface Instead {
  /** Of the page. */
  content?: string
  look?: Pick<CurrentLook, 'site' | 'footer'>
}

/** What every page is made of. */
const needsOfAll: readonly Topic[] = ['settings', 'menu', 'links', 'look', 'sources']

/** Renders the page at an address as one person sees it, with its published content or the one given. */
export function createPageRenderer({ services, endpoints, renderer, origin, onSeen }: PageRendererOptions) {
  const versionsOf = createFileVersions(services)
  const filesOfPage = createFilesOfPage(services.database.read)
  const shareImage = createShareImage(services.database.read)
  const footerOfSite = createFooterOfSite(services)

  /** The ids of the files that the page and the site's settings name. */
  async function namedFiles(settings: Settings, page: LocatedPage | undefined): Promise<number[]> {
    const { SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground } = settings
    const ofSite = [SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground].filter((id) => id > 0)
    const ofPage = page ? [...(page.image === null ? [] : [page.image]), ...(await filesOfPage(page.id))] : []
    return [...new Set([...ofSite, ...ofPage])]
  }

  return async function renderPage(address: Address, who: Identity, instead: Instead = {}): Promise<MadePage> {
    const { path, query, page, below } = address
    const { content } = instead
    const language = who.account?.language
    const [settings, current, menu, links, session, few] = await Promise.all([
      services.settings.all(),
      services.looks.current(),
      services.menu(who),
      services.links(),
      services.routes.session(who),
      services.routes.few(who),
    ])
    onSeen({ settings, look: current })
    const look = instead.look ?? current
    const visible = page?.visibility === 'visible' ? page : undefined
    const needed = [
      ...(visible ? [{ r: visible.kind, l: visible.url, id: visible.id }] : []),
      ...flattenMenu(menu).map((item) => ({ r: item.Renderer, l: item.Shortcut.slice(1), id: item.idPage })),
    ].filter((route) => route.l !== '')
    const files = await namedFiles(settings, visible)
    const own = page && (visible || below) ? await madeOf(page, { who, below: below?.path }) : nothingOwn
    const { api, asksOther } = observed(inProcessApi(endpoints, contextFor(who)), {
      ...{ id: visible?.id, below: below?.path, known: own.calls },
    })
    const known = await versionsOf(files)
    // anyone who is logged in may be the one who replaces files, and is to see that at once
    const fileVersions = who === anonymous ? known : goneOf(known)
    const { footer, needs: needsOfFooter } = await footerOfSite(look.footer)
    const chosen = visible?.image
      ? await shareImage(visible.image, fileVersions[visible.image] ?? undefined)
      : undefined
    const image = chosen ?? (visible && who === anonymous ? await madeFor(visible, settings) : undefined)
    const request: RenderRequest = {
      url: path + query,
      origin,
      api: page && content !== undefined ? withContent(api, page.id, content) : api,
      site: siteSettings(settings),
      ...(language !== undefined && language !== settings.SiteLanguage && { language }),
      look: look.site,
      footer,
      setup: { ...session, routes: few ?? uniqueRoutes(needed) },
      routesComplete: few !== undefined,
      menu,
      links,
      denied: page?.visibility === 'denied',
      fileVersions,
      ...(visible
        ? {
            page: {
              ...describe(visible, path === '/' ? settings.SiteMetaDescription : ''),
              ...(below && describeBelow(below)),
              ...(image && { image }),
              ...(!services.kinds.has(visible.kind) && { isKindMissing: true }),
            },
          }
        : {}),
    }
    const rendered = await services.inLanguageOf(who.account, () => renderer.render(request))
    if (asksOther() || !own.topics) return { ...rendered, needs: 'everything' }
    return {
      ...rendered,
      needs: [
        ...needsOf(rendered, { page, isBelow: below !== undefined, files, who }),
        ...needsOfFooter,
        ...own.topics,
      ],
    }
  }

  /** What represents a page of which no picture was chosen: made of files that are among those that it names. */
  async function madeFor(page: LocatedPage, settings: Settings) {
    return (await services.sharePictures.ofPage(page, settings))?.shared
  }

  /** What a page is made of that is its kind's own, and the calls of the kind that tell nothing else. */
  async function madeOf(
    { id, kind: name }: LocatedPage,
    { who, below }: { who: Identity; below: string | undefined },
  ): Promise<OwnNeeds> {
    const kind = services.kinds.get(name)
    const isOwn = kind?.answer !== undefined || below !== undefined
    if (!kind?.dependsOn) return isOwn ? { topics: undefined, calls: {} } : nothingOwn
    const topics = await kind.dependsOn(services.forKind(name), { id, who, ...(below !== undefined && { below }) })
    return { topics: topics.map((topic) => topicOfKind(name, topic)), calls: kind.calls ?? {} }
  }
}

interface OwnNeeds {
  /** Undefined for a page of tables of the kind's own of which it says no more. */
  topics: readonly Topic[] | undefined
  calls: Readonly<Record<string, unknown>>
}

const nothingOwn: OwnNeeds = { topics: [], calls: {} }

interface Shown {
  page: LocatedPage | undefined
  isBelow: boolean
  files: readonly number[]
  who: Identity
}

function needsOf({ standsAlone }: RenderedPage, { page, isBelow, files, who }: Shown): Topic[] {
  return [
    ...needsOfAll,
    ...(page ? [`page ${page.id}` as const] : []),
    ...(page && who !== anonymous ? [`draft ${page.id}` as const] : []),
    // a page that gets the address of what stands below another one takes its place
    ...(standsAlone && !isBelow ? [] : ['pages' as const]),
    ...files.map((id) => `file ${id}` as const),
  ]
}

interface Observed {
  /** Of the page. */
  id: number | undefined
  /** What follows the address of the page. */
  below: string | undefined
  /** Calls whose answers follow from what the page is known to be made of. */
  known: OwnNeeds['calls']
}

/** The same calls, and whether any was made about anything but the page. */
function observed(api: Api, { id, below, known }: Observed): { api: Api; asksOther: () => boolean } {
  let others = false
  return {
    api: (async (key: keyof CoreCalls, input: never) => {
      others ||= !isAbout(id, key, input) && !asksBelow({ id, below }, key, input) && !Object.hasOwn(known, key)
      return api(key, input)
    }) as Api,
    asksOther: () => others,
  }
}

export type RenderPage = ReturnType<typeof createPageRenderer>

/** What its editors say of the page; else, of the start page, what is said of the site; else how it begins. */
function describe({ id, kind, title, opening, description }: LocatedPage, ofSite: string) {
  return { id, kind, title, description: description || standardDescription(opening, ofSite) }
}

/** What its kind says of what stands below a page: that of the page where it says nothing. */
function describeBelow({ path, title = '', description }: NonNullable<Address['below']>) {
  return { below: path, title, ...(description && { description }) }
}

/** True for the calls whose answers follow from what every page of its editors is made of. */
function isAbout(pageId: number | undefined, key: string, input: unknown): boolean {
  if (asksFor(pageId, key, input) || settingCalls.has(key)) return true
  return key === statusCall && (input as { id?: unknown }).id === pageId
}

/** True for the call for what stands at the address. */
function asksBelow({ id, below }: Pick<Observed, 'id' | 'below'>, key: string, input: unknown): boolean {
  const asked = input as { id?: unknown; below?: unknown } | undefined
  return below !== undefined && key === belowCall && asked?.id === id && asked?.below === below
}

const belowCall = 'GET protected/page-get-below.json.php' satisfies keyof CoreCalls

const statusCall = 'GET protected/page-get-status.json.php' satisfies keyof CoreCalls

/** What a page tells of these follows from the settings. */
const settingCalls: ReadonlySet<string> = new Set([
  'GET protected/get-system-property.json.php',
  'GET public/human-check.json.php',
] satisfies (keyof CoreCalls)[])

/** The same calls, but for the content of one page. */
function withContent(api: Api, pageId: number, content: string): Api {
  return (async (key: keyof CoreCalls, input: never) =>
    asksFor(pageId, key, input) ? [content] : api(key, input)) as Api
}

/** True for the call for the content of this page. */
function asksFor(pageId: number | undefined, key: string, input: unknown): boolean {
  return key === 'GET protected/plugin/get-content.json.php' && (input as { id?: unknown } | undefined)?.id === pageId
}

function contextFor(who: Identity): CoreContext {
  const never = () => Promise.reject(new Error('A page cannot start or end a session while it is rendered'))
  return { who, client: { address: '', userAgent: '' }, session: { start: never, end: never } }
}

/** Of the versions of files what says that they are gone. */
function goneOf(versions: Record<number, string | null>): Record<number, null> {
  const gone = Object.entries(versions).flatMap(([id, version]) => (version === null ? [[id, version] as const] : []))
  return Object.fromEntries(gone)
}

function uniqueRoutes<Route extends { id: number }>(routes: readonly Route[]): Route[] {
  return [...new Map(routes.map((route) => [route.id, route])).values()]
}
