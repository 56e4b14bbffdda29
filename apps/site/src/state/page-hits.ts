import type { Api } from '@sitewright/api-client'
import { reportPageHit } from '@sitewright/page-kit'

/** Counts each view of a page once, however often it is drawn. */
export interface PageHits {
  /** Reports a view, unless it is the one reported last. `view` tells one visit of an address from the next. */
  report: (pageId: number, view: string) => void
}

/** @param counted - the page whose first view the document has reported by itself. */
export function createPageHits({
  api,
  counted,
}: {
  api: Api
  counted?: { pageId: number; view: string } | undefined
}): PageHits {
  const key = (pageId: number, view: string) => `${pageId} ${view}`
  let last = counted && key(counted.pageId, counted.view)
  return {
    report(pageId, view) {
      const next = key(pageId, view)
      if (next === last) return
      last = next
      void reportPageHit(api, pageId)
    },
  }
}
