import { inLanguage, type InstalledLanguages } from '@sitewright/messages'
import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import type { RenderedPage, RenderRequest, SiteRenderer } from '@sitewright/page-kit/server'
import { wakeScriptHash } from '../document/wake-script.ts'
import { lookSheet } from '../document/document-look.ts'
import { createLanguageLoader, type LanguageLoader } from '../language/language-loader.ts'
import { installedScreens, listKindScreens } from '../routes/installed-screens.ts'
import { createRouteTable, placeOf } from '../routes/route-table.ts'
import { routeFor } from '../routes/guard.ts'
import { createKindLoader } from '../state/kind-loader.ts'
import type { PageState } from '../state/page-state.ts'
import { findView } from './find-view.ts'
import type { Assets } from './read-assets.ts'
import { createShellCache } from './shell-cache.ts'
import { writePage } from './write-page.ts'

export interface RendererOptions {
  installed: readonly InstalledKind[]
  adminScreens: readonly AdminScreen[]
  /** @default none but English */
  languages?: InstalledLanguages
  assets: Assets
}

/** The renderer that the server asks for each document. All page kinds are loaded once, a broken one is left out. */
export async function createRenderer(options: RendererOptions): Promise<SiteRenderer> {
  const { installed, adminScreens, languages = {}, assets } = options
  const kinds = createKindLoader(installed)
  const loaded = await kinds.loadAll()
  const named = loaded.map((kind) => ({ ...kind, kind: kind.manifest.kind }))
  const screens = installedScreens([...adminScreens, ...loaded.flatMap((kind) => kind.adminScreens ?? [])])
  const shellFor = createShellCache()
  const loaders = new Map<string, LanguageLoader>()
  const subAddressedKinds = loaded.flatMap(({ manifest }) => (manifest.subAddresses ? manifest.kind : []))

  /** Only those that the site or somebody with an account chose, so few are ever kept. */
  async function languageOf(tag: string) {
    const loader = loaders.get(tag) ?? createLanguageLoader(tag, languages)
    loaders.set(tag, loader)
    await loader.load()
    return loader.language
  }

  async function render(request: RenderRequest): Promise<RenderedPage> {
    const { setup, routesComplete, menu, links, site, look, fileVersions = {} } = request
    const pathname = pathOf(request.url)
    const table = createRouteTable({ setup, screens, installed, subAddressedKinds })
    const session = { authenticated: setup.auth === 1, permissions: setup.permissions }
    const route = routeFor(pathname, { table, session, known: true })
    const { status, view } = await findView({ request, route, kinds })
    const { title, bodyWidth, logoLarge, logoSmall, favicon, language, timeZone } = site
    const written = { ...(await languageOf(request.language ?? language)), timeZone }
    const state: PageState = {
      setup,
      routesComplete,
      menu,
      links,
      settings: { title, bodyWidth, logoLarge, logoSmall, favicon, language, ...(timeZone && { timeZone }) },
      ...(request.language !== undefined && { language: request.language }),
      kindScreens: inLanguage(written, () => listKindScreens(named)),
      ...(subAddressedKinds.length > 0 && { subAddressedKinds }),
      fileVersions,
      ...(look?.look.links === 'footer' && { linksBelow: true as const }),
      ...(view ? { view } : {}),
    }
    const place = placeOf(pathname, table)
    const page = { request, route, place, status, state, kinds, adminScreens, assets, shellFor }
    return { status, ...inLanguage(written, () => writePage(page)) }
  }

  return { render, lookSheet, scriptHashes: [wakeScriptHash] }
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
