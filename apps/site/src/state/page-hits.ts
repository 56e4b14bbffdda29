import type { Api } from '@sitewright/api-client'
import { reportPageHit } from '@sitewright/page-kit'

/** Counts each view of a page once, however often it is drawn. */
export interface PageHits {
  /** Reports a view, unless it is the one reported last. `visit` tells one stay at an address from the next. */
  report: (pageId: number, visit: number) => void
}

export interface PageHitsOptions {
  api: Api
  /** The page whose view the document has reported by itself, on visit 0. */
  counted: number | undefined
}

export function createPageHits({ api, counted }: PageHitsOptions): PageHits {
  let last = `${counted} 0`
  return {
    report(pageId, visit) {
      const view = `${pageId} ${visit}`
      if (view === last) return
      last = view
      void reportPageHit(api, pageId)
    },
  }
}
