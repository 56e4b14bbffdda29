import type { ListedPage } from '@sitewright/api-client'
import { useHolds } from '@sitewright/session'

/** True for those who may write the page in its editor, of a kind that has one. */
export function useMayWrite({ editor }: Pick<ListedPage, 'editor'>): boolean {
  return useHolds(...(editor === undefined ? [] : [editor]))
}
