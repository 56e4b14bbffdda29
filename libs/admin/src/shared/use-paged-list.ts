import type { CoreCalls, PagedReply } from '@sitewright/api-client'
import { pagedQuery, useLoadedList, type LoadedList, type PagedQuery } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'

/** The calls that give a list in pages. */
export type PagedCall = {
  [Key in keyof CoreCalls]: CoreCalls[Key] extends { reply: PagedReply<{ id: number }>; input: { cursor?: string } }
    ? Key
    : never
}[keyof CoreCalls]

/** One of what such a call lists. */
export type PagedItem<Key extends PagedCall> = CoreCalls[Key]['reply']['items'][number]

/** A list of any length, as far as it was read. */
export interface PagedList<Item> extends LoadedList<Item> {
  /** True while what is typed was not answered yet. */
  searching: boolean
}

/**
 * Reads a list of any length from the server, which searches and sorts it. The words count once typing pauses, all else at
 * once.
 *
 * @param input what the call takes, but for the cursor.
 * @param needsWords true where nothing is read without words.
 */
export function usePagedList<Key extends PagedCall>(
  call: Key,
  { q = '', ...input }: Omit<CoreCalls[Key]['input'], 'cursor'> & { q?: string },
  { needsWords = false }: { needsWords?: boolean } = {},
): PagedList<PagedItem<Key>> {
  const { api } = useSite()
  const words = q.trim()
  const typed = useTyped(words)
  const asked: object = { ...input, ...(typed !== '' && { q: typed }) }
  const list = useLoadedList(
    pagedQuery(api, call, asked as Omit<CoreCalls[Key]['input'], 'cursor'>) as unknown as PagedQuery<PagedItem<Key>>,
    { paused: needsWords && typed === '' },
  )
  return { ...list, searching: list.status === 'ready' && (typed !== words || list.outdated) }
}
