import type { RenderRequest } from '@sitewright/page-kit/server'
import { LRUCache } from 'lru-cache'
import { leadsTo } from '../menu/menu-address.ts'
import { toLinkPath, type SitePlace } from '../routes/route-table.ts'

/** HTML of the shell before and after the page in it. */
export type ShellHtml = readonly [before: string, after: string]

/** Stands where the page goes: what people typed cannot be like it, since React escapes that. */
export const pageGap = '<!--page-->'

/** The maximum number of shells that are kept: one for each page in the menu, and one for all others. */
const maxShells = 200

/** What visitors see around a page is drawn once for all pages around which it looks the same. */
export function createShellCache() {
  const shells = new LRUCache<string, ShellHtml>({ max: maxShells })

  /** @param render draws the shell with the gap in it. */
  return function shellFor(shown: ShownShell, render: () => string): ShellHtml {
    const key = looks(shown)
    const kept = shells.get(key)
    if (kept) return kept
    const html = render()
    const at = html.indexOf(pageGap)
    if (at < 0) throw new Error('The shell has no place for the page')
    const shell = [html.slice(0, at), html.slice(at + pageGap.length)] as const
    shells.set(key, shell)
    return shell
  }
}

export interface ShownShell {
  request: RenderRequest
  place: SitePlace
}

/** All that a visitor's shell is drawn from. */
function looks({ request, place }: ShownShell): string {
  const { url, menu, links, site, look, footer, setup, language, fileVersions = {} } = request
  const { title, bodyWidth, logoLarge, logoSmall } = site
  const versions = [logoLarge, logoSmall, setup.bi].map((id) => fileVersions[id])
  const [pathname = ''] = url.split(/[?#]/)
  const path = toLinkPath(pathname) || toLinkPath(setup.dp)
  const isInMenu = leadsTo(menu, path)
  return JSON.stringify([
    isInMenu && path,
    place.path !== path && leadsTo(menu, place.path) && place,
    site.language,
    site.timeZone,
    language,
    title,
    bodyWidth,
    logoLarge,
    logoSmall,
    setup.bi,
    versions,
    menu,
    links,
    look?.version,
    footer,
  ])
}
