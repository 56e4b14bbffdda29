import { isApiError, type Api, type PageStatus } from '@sitewright/api-client'
import type { PageKind } from '@sitewright/page-kit'
import { admit } from '../routes/guard.ts'
import type { KindLoader } from '../state/kind-loader.ts'

/** What was found of a page: all of it, or why there is nothing to show. */
export type Content =
  | { found: 'ready'; kind: PageKind; data: unknown; status?: PageStatus | undefined; title?: string | undefined }
  | { found: 'denied' }
  | { found: 'missing' }
  | { found: 'no-kind' }

export interface LoadContentOptions {
  api: Api
  kinds: KindLoader
  session: { authenticated: boolean; permissions: readonly string[] }
  kind: string
  pageId: number
  /** What follows the page's address. */
  below?: string | undefined
  /** False where the title of the page is known. @default false */
  withTitle?: boolean
}

/**
 * Loads a page's kind and content.
 *
 * @throws when the code or the content cannot be had just now, so that trying again makes sense.
 */
export async function loadContent(options: LoadContentOptions): Promise<Content> {
  const { api, kinds, session, kind: name, pageId, below, withTitle = false } = options
  const kind = await kinds.load(name)
  if (!kind) return { found: 'no-kind' }
  if (admit({ needspermission: kind.manifest.needs ?? [] }, session) !== 'enter') return { found: 'denied' }
  try {
    const mayEdit = session.permissions.includes(kind.manifest.editor)
    const [[found, data], status, title] = await Promise.all([
      loadAt(kind, { api, pageId, below }),
      mayEdit ? readStatus(api, pageId) : undefined,
      // their status has it
      withTitle && !mayEdit && below === undefined ? readTitle(api, pageId) : undefined,
    ])
    return { found: 'ready', kind, data, status, title: found?.title ?? status?.name ?? title }
  } catch (error) {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return { found: 'denied' }
    if (isApiError(error) && error.status === 404) return { found: 'missing' }
    throw error
  }
}

/** What stands at the address, and what its kind loads of it: below a page the server says whether there is anything. */
async function loadAt(kind: PageKind, { api, pageId, below }: Pick<LoadContentOptions, 'api' | 'pageId' | 'below'>) {
  if (below === undefined) return [undefined, await kind.load({ api, pageId })] as const
  const found = await api('GET protected/page-get-below.json.php', { id: pageId, below })
  return [found, await kind.load({ api, pageId, below, belowData: found.data })] as const
}

/** The tab can be named without. */
async function readTitle(api: Api, id: number): Promise<string | undefined> {
  const reply = await api('GET protected/page-get-title.json.php', { id }).catch(() => undefined)
  return reply?.title
}

/** The page can be edited without. */
async function readStatus(api: Api, id: number): Promise<PageStatus | undefined> {
  return api('GET protected/page-get-status.json.php', { id }).catch(() => undefined)
}
