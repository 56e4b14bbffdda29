import { isApiError, type Api } from '@sitewright/api-client'
import type { PageKind } from '@sitewright/page-kit'
import { admit } from '../routes/guard.ts'
import type { KindLoader } from '../state/kind-loader.ts'

/** What was found of a page: all of it, or why there is nothing to show. */
export type Content =
  { found: 'ready'; kind: PageKind; data: unknown } | { found: 'denied' } | { found: 'missing' } | { found: 'no-kind' }

export interface LoadContentOptions {
  api: Api
  kinds: KindLoader
  session: { authenticated: boolean; permissions: readonly string[] }
  kind: string
  pageId: number
}

/**
 * Loads a page's kind and content.
 *
 * @throws when the code or the content cannot be had just now, so that trying again makes sense.
 */
export async function loadContent({ api, kinds, session, kind: name, pageId }: LoadContentOptions): Promise<Content> {
  const kind = await kinds.load(name)
  if (!kind) return { found: 'no-kind' }
  if (admit({ needspermission: kind.manifest.needs ?? [] }, session) !== 'enter') return { found: 'denied' }
  try {
    return { found: 'ready', kind, data: await kind.load({ api, pageId }) }
  } catch (error) {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return { found: 'denied' }
    if (isApiError(error) && error.status === 404) return { found: 'missing' }
    throw error
  }
}
