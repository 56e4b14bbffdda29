import type { Api } from '@sitewright/api-client'

/** Counts one view of a page. Never rejects: a view that is not counted disturbs nobody, it is only logged. */
export async function reportPageHit(api: Api, pageId: number): Promise<void> {
  try {
    await api('POST public/page-hit.json.php', { id: pageId })
  } catch (error) {
    console.error(error)
  }
}
