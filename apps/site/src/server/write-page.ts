import { currentLanguage, matchLanguages, type Translations } from '@sitewright/messages'
import type { AdminScreen } from '@sitewright/page-kit'
import type { RenderedPage, RenderRequest, SharedPicture } from '@sitewright/page-kit/server'
import { canonicalPath, writeDocument, type Style, type WakeOptions } from '../document/write-document.ts'
import { createShellParts } from '../app/create-shell-parts.ts'
import { createIslandParts } from '../island/create-island-parts.ts'
import { texts as waking } from '../document/messages.ts'
import { texts as onPages } from '../page/messages.ts'
import { texts as inSearch } from '../search/messages.ts'
import { documentLook } from '../document/document-look.ts'
import { fileUrl } from '@sitewright/api-client'
import type { ShownRoute } from '../routes/guard.ts'
import type { SitePlace } from '../routes/route-table.ts'
import { neededAtFirst } from '../language/with-translations.ts'
import type { KindLoader } from '../state/kind-loader.ts'
import { writeState, type FirstView, type IslandState, type PageState } from '../state/page-state.ts'
import type { Assets } from './read-assets.ts'
import { recordTranslations } from './record-translations.ts'
import { pageGap, type createShellCache } from './shell-cache.ts'
import { renderBody, renderFooter, renderIslandBody } from './render-body.tsx'

export interface PageParts {
  request: RenderRequest
  route: ShownRoute
  place: SitePlace
  status: number
  state: PageState
  kinds: KindLoader
  adminScreens: readonly AdminScreen[]
  assets: Assets
  shellFor: ReturnType<typeof createShellCache>
}

/** What a document has of the application. */
interface Rendered {
  body: string
  /** JSON. */
  state: string
  view: FirstView | undefined
  wake: WakeOptions
  /** The style sheets that its application fetches; by default all of them. */
  sheets?: readonly Style[]
  /** Set if it has no routes but its own. */
  standsAlone?: true
}

/** The document of what was found at an address. */
export function writePage(page: PageParts): Omit<RenderedPage, 'status'> {
  const { request, route, status, state } = page
  const { site, origin, setup, fileVersions = {} } = request
  const urlOf = (id: number) => fileUrl(id, { v: fileVersions[id] ?? undefined })
  const rendered = renderSafely(page)
  const found = request.page
  const html = writeDocument({
    title: titleOf(route, state.view, status),
    language: site.language,
    ...(request.language !== undefined && { readIn: request.language }),
    ...(site.timeZone && { timeZone: site.timeZone }),
    siteTitle: site.title,
    description: (status === 200 && found?.description) || site.description,
    keywords: site.keywords,
    ...(status === 200 && found ? { canonical: origin + canonicalPath(found, setup) } : {}),
    ...(status === 200 && found ? sharedPicture(request, found) : {}),
    favicon: site.favicon > 0 ? urlOf(site.favicon) : '/favicon.svg',
    styles: stylesFor(page, rendered.view),
    ...(rendered.sheets ? { sheets: rendered.sheets } : {}),
    tokens: page.assets.tokens,
    look: documentLook(request.look),
    body: rendered.body,
    state: rendered.state,
    wake: { ...rendered.wake, ...waitingTexts() },
  })
  return { html, ...(rendered.standsAlone && { standsAlone: true }) }
}

/** What the document's own script says, which has the English by itself. */
function waitingTexts(): Pick<WakeOptions, 'texts'> {
  if (!currentLanguage().translations['site/waking']) return {}
  return { texts: { loading: waking.loading(), retrying: waking.retrying() } }
}

/** The picture of the page, else the logo if everybody may see it: only then its version is known. */
function sharedPicture({ site, origin, fileVersions = {} }: RenderRequest, { image }: { image?: SharedPicture }) {
  if (image) return { image: { ...image, address: origin + image.address } }
  const v = fileVersions[site.logoLarge]
  return typeof v !== 'string' ? {} : { image: { address: origin + fileUrl(site.logoLarge, { v }), alt: '' } }
}

/** A page that breaks while it is drawn is left to the browser, which tries again, instead of failing the document. */
function renderSafely(page: PageParts): Rendered {
  const { view } = page.state
  try {
    const island = islandOf(page)
    return island ? renderIsland(page, island) : renderApplication(page)
  } catch (error) {
    console.error(error)
    if (view?.found !== 'ready') throw error
    const { data, ...rest } = view
    return renderApplication({ ...page, state: { ...page.state, view: { ...rest, found: 'pending' } } })
  }
}

function renderApplication(page: PageParts): Rendered {
  const { request, kinds, adminScreens, state } = page
  const parts = createShellParts({ api: request.api, kinds, adminScreens, state, footer: renderFooter(request) })
  const body = renderBody({ url: request.url, parts })
  return { body, state: writeState(state), view: state.view, wake: wakeOptions(page) }
}

/** The page alone is taken over: visitors need nothing of the shell but what the server wrote. */
function renderIsland(page: PageParts, view: IslandState['view']): Rendered {
  const { request, place, kinds, adminScreens, assets, state, shellFor } = page
  const { api, url, fileVersions } = request
  const kind = kinds.get(view.kind)
  if (!kind) throw new Error(`The page kind '${view.kind}' is not loaded`)
  const parts = createIslandParts({ api, fileVersions })
  const search = new URL(url, 'http://localhost').search
  const { result: island, said, asked } = recordTranslations(() => renderIslandBody({ parts, kind, view, search }))
  const [before, after] = shellFor({ request, place }, () =>
    renderBody({
      url,
      parts: createShellParts({ api, kinds, adminScreens, state, footer: renderFooter(request), island: pageGap }),
    }),
  )
  const { island: own } = assets
  return {
    body: before + island + after,
    state: writeState({ fileVersions, view, ...islandTranslations(assets, said) }),
    view,
    wake: {
      entry: own.entry,
      visitor: assets.visitor,
      modules: [...own.modules, ...(own.kinds[view.kind] ?? [])],
      when: kind.hydrate ?? 'intent',
      hit: view.id,
      ...visitorTexts(assets, view.kind, asked),
    },
    sheets: [...own.styles, ...(own.kindStyles[view.kind] ?? [])],
    standsAlone: true,
  }
}

/** What takes the island over as it is; all else that it may say comes with its code, where the build has made files of it. */
function islandTranslations(assets: Assets, said: Translations): Pick<IslandState, 'translations'> {
  const translations = assets.visitorTexts ? said : currentLanguage().translations
  return Object.keys(translations).length > 0 ? { translations } : {}
}

/** Addresses of the files of all that the page may say to a visitor, in the language that is written. */
function visitorTexts(assets: Assets, kind: string, asked: ReadonlySet<string>): Pick<WakeOptions, 'translations'> {
  const { visitorTexts: ofKinds = {}, textParts = [] } = assets
  const parts = textParts.filter(({ catalogues }) => catalogues.some((catalogue) => asked.has(catalogue)))
  const translations = [ofKinds[kind] ?? {}, ...parts.map(({ files }) => files)].flatMap((files) => {
    const tag = matchLanguages(currentLanguage().tag, Object.keys(files)).at(-1)
    return (tag && files[tag]) || []
  })
  return translations.length > 0 ? { translations } : {}
}

/** What a visitor found; undefined for people who are logged in or have to, and where nothing was found. */
function islandOf({ request, route, status, state }: PageParts): IslandState['view'] | undefined {
  const isVisitor = request.setup.auth !== 1 && route.admission === 'enter'
  return isVisitor && status === 200 && state.view?.found === 'ready' ? state.view : undefined
}

function titleOf({ record }: ShownRoute, view: FirstView | undefined, status: number): string {
  if (view && 'title' in view) return view.title
  if (view?.found === 'denied') return onPages.denied()
  if (status === 404) return onPages.notFound()
  if (record.shows === 'search') return inSearch.search()
  return record.shows === 'screen' ? record.screen.label : ''
}

/** Those of the shell, and of the page's kind. */
function stylesFor({ assets }: PageParts, view: FirstView | undefined): readonly Style[] {
  const kind = view && 'kind' in view ? view.kind : undefined
  return [...assets.styles, ...((kind && assets.kindStyles[kind]) || [])]
}

/** Reading needs no script. Anyone who is logged in, and anyone who has to log in, needs the application at once. */
function wakeOptions(page: PageParts): WakeOptions {
  const { request, route, status, kinds, assets } = page
  const { view } = page.state
  const kind = view && 'kind' in view ? view.kind : undefined
  const needed = request.setup.auth === 1 || route.admission === 'login' || route.record.shows === 'screen'
  const own = (kind && kinds.get(kind)?.hydrate) || 'intent'
  const when = needed || isPending(view) ? 'now' : own
  return {
    entry: assets.entry,
    ...(when === 'now' ? {} : { visitor: assets.visitor }),
    modules: [...assets.modules, ...((kind && assets.kinds[kind]) || []), ...translationFiles(page, kind)],
    when,
    later: (kind && mayEdit(request, kinds.get(kind)?.manifest.editor) && assets.editors[kind]) || [],
    // Behind a login dialog nobody has seen the page yet.
    ...(view?.found === 'ready' && status === 200 ? { hit: view.id } : {}),
  }
}

/** Addresses of what the application reads its messages from before it takes over. */
function translationFiles({ request, kinds, assets }: PageParts, kind: string | undefined): string[] {
  const { languages = {} } = assets
  const isStaff = request.setup.permissions.length > 0
  const isNeeded = neededAtFirst({ installed: kinds.installed, kind, isStaff })
  return matchLanguages(currentLanguage().tag, Object.keys(languages)).flatMap((tag) =>
    Object.entries(languages[tag] ?? {}).flatMap(([name, address]) => (isNeeded(name) ? address : [])),
  )
}

/** Something is still missing, which the browser goes on asking for. */
function isPending(view: FirstView | undefined): boolean {
  return view?.found === 'pending' || (view?.found === 'search' && view.q !== '' && !view.results)
}

/** Anyone who may edit the page probably will: the editor is then fetched behind everything else. */
function mayEdit({ setup }: RenderRequest, editor: string | undefined): boolean {
  return editor !== undefined && setup.permissions.includes(editor)
}
