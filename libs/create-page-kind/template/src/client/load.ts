import type { LoadOptions, Stored } from '@sitewright/page-kit'
import { sampleKindContent, type SampleKindContent } from '../content.ts'

/** What View needs: the content, and for its editors the draft and the version. */
export type SampleKindData = Stored<SampleKindContent>

/**
 * Reads the page's content. One that is none shows as a blank page.
 *
 * @throws {ApiError} as the call does. The shell goes on showing its spinner.
 */
export async function load({ api, pageId }: LoadOptions): Promise<SampleKindData> {
  const reply = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const [active, draft, version]: unknown[] = Array.isArray(reply) ? reply : []
  return {
    active: read(active) ?? sampleKindContent.blank(),
    draft: read(draft) ?? null,
    ...(typeof version === 'number' ? { version } : {}),
  }
}

function read(text: unknown): SampleKindContent | undefined {
  return typeof text === 'string' ? sampleKindContent.parse(text) : undefined
}
