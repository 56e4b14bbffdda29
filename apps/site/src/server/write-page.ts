import type { AdminScreen } from '@sitewright/page-kit'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { canonicalPath, writeDocument, type Style, type WakeOptions } from '../document/write-document.ts'
import { createShellParts } from '../app/create-shell-parts.ts'
import { fileUrl } from '@sitewright/api-client'
import type { ShownRoute } from '../routes/guard.ts'
import type { KindLoader } from '../state/kind-loader.ts'
import { writeState, type FirstView, type PageState } from '../state/page-state.ts'
import type { Assets } from './read-assets.ts'
import { renderBody } from './render-body.tsx'

export interface PageParts {
  request: RenderRequest
  route: ShownRoute
  status: number
  state: PageState
  kinds: KindLoader
  adminScreens: readonly AdminScreen[]
  assets: Assets
}

/** The document of what was found at an address. */
export function writePage(page: PageParts): string {
  const { request, route, status, state } = page
  const { site, origin, setup, fileVersions = {} } = request
  const urlOf = (id: number) => fileUrl(id, { v: fileVersions[id] })
  const rendered = renderSafely(page)
  const found = request.page
  return writeDocument({
    title: titleOf(route, state.view, status),
    language: site.language,
    siteTitle: site.title,
    description: (status === 200 && found?.description) || site.description,
    keywords: site.keywords,
    ...(status === 200 && found ? { canonical: origin + canonicalPath(found, setup) } : {}),
    ...(site.logoLarge > 0 ? { image: origin + urlOf(site.logoLarge) } : {}),
    favicon: site.favicon > 0 ? urlOf(site.favicon) : '/favicon.svg',
    styles: stylesFor(page, rendered.state.view),
    tokens: page.assets.tokens,
    body: rendered.body,
    state: writeState(rendered.state),
    wake: wakeOptions(page, rendered.state.view),
  })
}

/** A page that breaks while it is drawn is left to the browser, which tries again, instead of failing the document. */
function renderSafely(page: PageParts): { body: string; state: PageState } {
  const { view } = page.state
  try {
    return { body: renderState(page, page.state), state: page.state }
  } catch (error) {
    console.error(error)
    if (view?.found !== 'ready') throw error
    const { data, ...rest } = view
    const state: PageState = { ...page.state, view: { ...rest, found: 'pending' } }
    return { body: renderState(page, state), state }
  }
}

function renderState({ request, kinds, adminScreens }: PageParts, state: PageState): string {
  const parts = createShellParts({ api: request.api, kinds, adminScreens, state })
  return renderBody({ url: request.url, parts })
}

function titleOf({ record }: ShownRoute, view: FirstView | undefined, status: number): string {
  if (view && 'title' in view) return view.title
  if (view?.found === 'denied') return 'You do not have permissions to view this page'
  if (status === 404) return 'Page not found'
  if (record.shows === 'search') return 'Search'
  return record.shows === 'screen' ? record.screen.label : ''
}

/** Those of the shell, and of the page's kind. */
function stylesFor({ assets }: PageParts, view: FirstView | undefined): readonly Style[] {
  const kind = view && 'kind' in view ? view.kind : undefined
  return [...assets.styles, ...((kind && assets.kindStyles[kind]) || [])]
}

/** Reading needs no script. Whoever is logged in, and whoever has to log in, needs the application at once. */
function wakeOptions({ request, route, status, kinds, assets }: PageParts, view: FirstView | undefined): WakeOptions {
  const kind = view && 'kind' in view ? view.kind : undefined
  const needed = request.setup.auth === 1 || route.admission === 'login' || route.record.shows === 'screen'
  const own = (kind && kinds.get(kind)?.hydrate) || 'intent'
  return {
    entry: assets.entry,
    visitor: assets.visitor,
    modules: [...assets.modules, ...((kind && assets.kinds[kind]) || [])],
    when: needed || isPending(view) ? 'now' : own,
    later: (kind && mayEdit(request, kinds.get(kind)?.manifest.editor) && assets.editors[kind]) || [],
    // Behind a login dialog nobody has seen the page yet.
    ...(view?.found === 'ready' && status === 200 ? { hit: view.id } : {}),
  }
}

/** Something is still missing, which the browser goes on asking for. */
function isPending(view: FirstView | undefined): boolean {
  return view?.found === 'pending' || (view?.found === 'search' && view.q !== '' && !view.results)
}

/** Whoever may edit the page probably will: the editor is then fetched behind everything else. */
function mayEdit({ setup }: RenderRequest, editor: string | undefined): boolean {
  return editor !== undefined && setup.permissions.includes(editor)
}
