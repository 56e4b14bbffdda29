import type { FileEntry, FoundAccount, Page } from '@sitewright/api-client'
import { callQuery, pagedQuery, useLoaded, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'
import { maxGroupEntries } from './palette-entry.ts'

/** True if the person holds `core.admin` or one of these permissions. */
export type Holds = (...wanted: string[]) => boolean

type Asked = Pick<LoadedList<Page>, 'status' | 'reload'> & { error?: unknown; outdated?: boolean }

/** What the server is asked for some words: once typing pauses, for a few of each, and only what the person may see. */
export function useSearches(words: string, holds: Holds) {
  const { api } = useSite()
  const typed = useTyped(words)
  const input = { q: typed, limit: maxGroupEntries }
  const managesPages = holds('core.page-manager')
  const linksPages = !managesPages && holds('core.menu-manager')
  const [listsPeople, listsFiles] = [holds('core.account-manager'), holds('core.file-manager')]
  const isOff = typed === '' || words === ''

  const pages = useLoadedList<Page>(pagedQuery(api, 'GET private/page-get-paged.json.php', input), {
    paused: isOff || !managesPages,
  })
  // who only edits the menu has no call that searches
  const allPages = useLoaded(callQuery(api, 'GET private/page-get-list.json.php'), { paused: isOff || !linksPages })
  const people = useLoadedList<FoundAccount>(pagedQuery(api, 'GET private/account-get-paged.json.php', input), {
    paused: isOff || !listsPeople,
  })
  const files = useLoadedList<FileEntry>(pagedQuery(api, 'GET private/file-find.json.php', { ...input, desc: 1 }), {
    paused: isOff || !listsFiles,
  })

  const asked: (false | Asked)[] = [
    managesPages && pages,
    linksPages && allPages,
    listsPeople && people,
    listsFiles && files,
  ]
  const lists = asked.filter((list) => list !== false)
  const isLate = typed !== words
  return {
    pages,
    /** In place of `pages` where the person may link pages and no more. */
    allPages: linksPages ? (allPages.value ?? []) : undefined,
    people,
    files,
    /** What was found is for words of before. */
    isLate,
    /** Something was not answered yet. */
    searching: lists.length > 0 && (isLate || lists.some(({ status, outdated }) => status === 'loading' || outdated)),
    failed: isOff ? [] : lists.filter(({ status }) => status === 'failed'),
  }
}
