import { useIsSafe } from './safe-texts.ts'
import { useSafeHtml } from './use-safe-html.ts'

/**
 * Rich text of a content, fit to be shown, by `PageText` of `@sitewright/media`: as it was stored, and while it is edited
 * sanitised whenever it changes.
 */
export function useContentHtml(html: string): string {
  return useSafeHtml(html, useIsSafe(html))
}
