import { isUnreachable, type FileEntry, type FoundAccount, type Page } from '@sitewright/api-client'
import { callQuery, pagedQuery, useLoaded, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'
import { Ellipsis, File, FileText, Image, RefreshCw, User } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { accountAddress } from '../account-manager/account-view.ts'
import { shownTitle } from '../dialogs/shown-title.ts'
import { fileAddress } from '../file-manager/file-address.ts'
import { pageAddress } from '../shared/page-address.ts'
import { bestMatches, rankedMatches } from './match-words.ts'
import { maxGroupEntries, type PaletteActions, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'

export interface FoundOptions {
  onGo: PaletteActions['onGo']
  /** True if the person holds `core.admin` or one of these permissions. */
  holds: (...wanted: string[]) => boolean
}

export interface Found {
  groups: readonly PaletteGroup[]
  /** Something was not answered yet. */
  searching: boolean
}

/**
 * Pages, people and files that the server finds, for anyone who may open the screens that list them. It is asked once typing
 * pauses, for a few of each.
 */
export function useFound(query: string, { onGo, holds }: FoundOptions): Found {
  const { api } = useSite()
  const words = query.trim()
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

  const asked: (false | (Pick<LoadedList<Page>, 'status' | 'reload'> & { error?: unknown; outdated?: boolean }))[] = [
    managesPages && pages,
    linksPages && allPages,
    listsPeople && people,
    listsFiles && files,
  ]
  const lists = asked.filter((list) => list !== false)
  const failed = isOff ? [] : lists.filter(({ status }) => status === 'failed')
  const retry = () => failed.forEach(({ reload }) => reload())
  useOnceOnline(failed.length > 0, retry)

  if (words === '') return { groups: [], searching: false }
  const waits = lists.some(({ status, outdated }) => status === 'loading' || outdated)
  const searching = lists.length > 0 && (typed !== words || waits)

  const groups: PaletteGroup[] = [
    linksPages
      ? {
          label: 'Pages',
          entries: bestMatches((allPages.value ?? []).map(pageEntry), { query, textOf, most: maxGroupEntries }),
        }
      : group('Pages', { list: pages, entryOf: pageEntry, more: more('Page Manager', '/pages/pagemanager') }),
    group('People', { list: people, entryOf: personEntry, more: more('Account Manager', '/pages/accountmanager') }),
    group('Files', { list: files, entryOf: fileEntry, more: more('File Manager', '/pages/filemanager') }),
    { label: 'Not searched', entries: failed.length > 0 ? [retryEntry()] : [] },
  ]
  return { groups, searching }

  /** What was found for other words is shown as far as it fits these. */
  function group<Item extends { id: number }>(label: string, { list, entryOf, more: end }: GroupOptions<Item>) {
    const entries = list.items.map(entryOf)
    const isOld = list.outdated || typed !== words
    if (isOld) return { label, entries: bestMatches(entries, { query, textOf, most: maxGroupEntries }) }
    const isAll = list.more === 'none'
    return { label, entries: [...rankedMatches(entries, { query, textOf }), ...(isAll || !entries[0] ? [] : [end])] }
  }

  function more(screen: string, path: string): PaletteEntry {
    const address = `${path}?${new URLSearchParams({ q: words })}`
    return { key: `more ${path}`, label: `More in ${screen}`, icon: Ellipsis, run: () => onGo(address) }
  }

  function pageEntry({ id, name, url, renderer, published }: Page): PaletteEntry {
    return {
      key: `page ${id}`,
      label: shownTitle(name),
      detail: [url && `/${url}`, !published && 'Not published'].filter(Boolean).join(' · '),
      icon: File,
      run: () => onGo(pageAddress({ renderer, id })),
    }
  }

  function personEntry({ id, name, email }: FoundAccount): PaletteEntry {
    const run = () => onGo(accountAddress({ id, email }))
    return { key: `person ${id}`, label: name || email, detail: email, icon: User, run }
  }

  function fileEntry(file: FileEntry): PaletteEntry {
    const { id, name, caption, IsImage } = file
    const run = () => onGo(fileAddress(file))
    return { key: `file ${id}`, label: shownTitle(name), detail: caption, icon: IsImage ? Image : FileText, run }
  }

  function retryEntry(): PaletteEntry {
    const isAway = failed.some(({ error }) => isUnreachable(error))
    const detail = isAway ? 'No connection' : 'The search failed'
    return { key: 'retry', label: 'Try again', detail, icon: RefreshCw, run: retry }
  }
}

interface GroupOptions<Item> {
  list: LoadedList<Item>
  entryOf: (item: Item) => PaletteEntry
  /** Leads to where the rest is. */
  more: PaletteEntry
}

/** What of an entry is compared with what is typed. */
export const textOf = ({ label, detail = '', words = '' }: PaletteEntry) => `${label} ${detail} ${words}`

/** Calls back when the browser is online again. */
function useOnceOnline(waits: boolean, back: () => void): void {
  const handle = useEffectEvent(back)
  useEffect(() => {
    if (!waits) return undefined
    const listen = () => handle()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [waits])
}
