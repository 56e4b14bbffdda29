import type { RenderRequest } from '@sitewright/page-kit/server'
import { loadContent, type Content } from '../page/load-content.ts'
import { pageIdOf } from '../routes/route-table.ts'
import { readSearch } from '../search/search-query.ts'
import type { ShownRoute } from '../routes/guard.ts'
import type { KindLoader } from '../state/kind-loader.ts'
import type { FirstView } from '../state/page-state.ts'

export interface FoundView {
  status: 200 | 403 | 404
  /** Absent where a screen is shown, which only a browser draws. */
  view?: FirstView
}

export interface FindViewOptions {
  request: RenderRequest
  route: ShownRoute
  kinds: KindLoader
}

/** Decides what a document shows, and loads it. A content that cannot be loaded is left to the browser to try again. */
export async function findView({ request, route, kinds }: FindViewOptions): Promise<FoundView> {
  const { record, admission } = route
  if (request.denied) return { status: 403, view: { found: 'denied' } }
  if (record.shows === 'search') return { status: 200, view: await search(request) }
  if (admission === 'enter' && record.shows === 'screen') return { status: 200 }
  const page = request.page ?? (admission === 'login' ? startPage(route) : undefined)
  if (!page) return { status: 404, view: { found: 'missing' } }

  if (request.page?.isKindMissing)
    return { status: 200, view: { found: 'no-kind', kind: page.kind, title: page.title } }

  const { below } = request.page ?? {}
  const shown = { id: page.id, kind: page.kind, title: page.title, ...(below !== undefined && { below }) }
  const content = await tryContent({ request, kinds, page: shown })
  const status = admission === 'login' ? 403 : 200
  if (!content) return { status, view: { ...shown, found: 'pending' } }
  if (content.found === 'no-kind') return { status, view: { found: 'no-kind', kind: page.kind, title: page.title } }
  if (content.found === 'denied') return { status: 403, view: { found: 'denied' } }
  if (content.found === 'missing') return { status: 404, view: { found: 'missing' } }
  const { data, status: forStaff } = content
  return { status, view: { ...shown, found: 'ready', data, ...(forStaff && { status: forStaff }) } }
}

async function search({ api, url }: RenderRequest): Promise<FirstView> {
  const query = readSearch(new URL(url, 'http://localhost').search)
  if (query.q === '') return { found: 'search', ...query }
  try {
    return { found: 'search', ...query, results: await api('GET public/search.json.php', query) }
  } catch (error) {
    console.error(error)
    return { found: 'search', ...query }
  }
}

/** What is behind the login dialog that a guarded address opens. */
function startPage({ record }: ShownRoute): { id: number; kind: string; title: string } | undefined {
  return record.shows === 'page' ? { id: pageIdOf(record), kind: record.kind, title: '' } : undefined
}

interface TryContentOptions {
  request: RenderRequest
  kinds: KindLoader
  page: { id: number; kind: string; below?: string }
}

async function tryContent({ request, kinds, page }: TryContentOptions): Promise<Content | undefined> {
  const { api, setup } = request
  const session = { authenticated: setup.auth === 1, permissions: setup.permissions }
  try {
    return await loadContent({ api, kinds, session, kind: page.kind, pageId: page.id, below: page.below })
  } catch (error) {
    console.error(error)
    return undefined
  }
}
