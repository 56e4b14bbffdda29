import { sampleKindContent } from '../content.js'
/**
 * Reads the page's content. One that is none shows as a blank page.
 *
 * @throws {ApiError} as the call does. The shell goes on showing its spinner.
 */
export async function load({ api, pageId }) {
  const reply = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const [active, draft, version] = Array.isArray(reply) ? reply : []
  return {
    active: read(active) ?? sampleKindContent.blank(),
    draft: read(draft) ?? null,
    ...(typeof version === 'number' ? { version } : {}),
  }
}
function read(text) {
  return typeof text === 'string' ? sampleKindContent.parse(text) : undefined
}
