import type { LoadOptions, Stored } from '@sitewright/page-kit'
import { sanitizeInBrowser } from '@sitewright/html'

/** What View needs: the text, and for its editors the draft and the version. HTML that is fit to be shown. */
export type SinglePageData = Stored<string>

/**
 * Reads the page's text. In a browser it is sanitised once more; what a server shows was sanitised when it was stored.
 *
 * @throws {ApiError} as the call does. The shell goes on showing its spinner.
 */
export async function load({ api, pageId }: LoadOptions): Promise<SinglePageData> {
  const reply = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const [active, draft, version]: unknown[] = Array.isArray(reply) ? reply : []
  return {
    active: typeof active === 'string' ? await sanitized(active) : '',
    draft: typeof draft === 'string' ? await sanitized(draft) : null,
    ...(typeof version === 'number' ? { version } : {}),
  }
}

async function sanitized(html: string): Promise<string> {
  return typeof window === 'undefined' ? html : sanitizeInBrowser(html)
}
