import { isUnreachable } from '@sitewright/api-client'
import type { LoadedList } from '@sitewright/api-client/queries'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { foundEntries } from './found-entries.ts'
import { bestMatches, rankedMatches } from './match-words.ts'
import { maxGroupEntries, type PaletteActions, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import { useSearches, type Holds } from './use-searches.ts'
import { texts } from './messages.ts'
import { texts as screenNames } from '../screen-messages.ts'

export interface FoundOptions {
  onGo: PaletteActions['onGo']
  holds: Holds
}

export interface Found {
  groups: readonly PaletteGroup[]
  /** Something was not answered yet. */
  searching: boolean
}

/** Pages, people and files that the server finds, for anyone who may open the screens that list them. */
export function useFound(query: string, { onGo, holds }: FoundOptions): Found {
  const words = query.trim()
  const { pages, allPages, people, files, isLate, searching, failed } = useSearches(words, holds)
  const retry = () => failed.forEach(({ reload }) => reload())
  useOnceOnline(failed.length > 0, retry)
  if (words === '') return { groups: [], searching: false }

  const entries = foundEntries(onGo)
  const best = (found: readonly PaletteEntry[]) => bestMatches(found, { query, textOf, most: maxGroupEntries })

  /** What was found for other words is shown as far as it fits these. */
  function group<Item>(label: string, { list, entryOf, rest }: GroupOptions<Item>): PaletteGroup {
    const found = list.items.map(entryOf)
    if (list.outdated || isLate) return { label, entries: best(found) }
    const isAll = list.more === 'none' || found.length === 0
    return {
      label,
      entries: [...rankedMatches(found, { query, textOf }), ...(isAll ? [] : [entries.more(words, rest)])],
    }
  }

  return {
    groups: [
      allPages
        ? { label: texts.pages(), entries: best(allPages.map(entries.page)) }
        : group(texts.pages(), { list: pages, entryOf: entries.page, rest: screens.pages }),
      group(texts.people(), { list: people, entryOf: entries.person, rest: screens.people }),
      group(texts.files(), { list: files, entryOf: entries.file, rest: screens.files }),
      { label: texts.notSearched(), entries: failed.length > 0 ? [retryEntry(failed, retry)] : [] },
    ],
    searching,
  }
}

const screens = {
  pages: { screen: screenNames.pageManager, path: '/pages/pagemanager' },
  people: { screen: screenNames.accountManager, path: '/pages/accountmanager' },
  files: { screen: screenNames.fileManager, path: '/pages/filemanager' },
}

interface GroupOptions<Item> {
  list: LoadedList<Item>
  entryOf: (item: Item) => PaletteEntry
  /** Where the rest is. */
  rest: { screen: () => string; path: string }
}

function retryEntry(failed: readonly { error?: unknown }[], run: () => void): PaletteEntry {
  const isAway = failed.some(({ error }) => isUnreachable(error))
  const detail = isAway ? texts.noConnection() : texts.searchFailed()
  return { key: 'retry', label: texts.tryAgain(), detail, icon: RefreshCw, run }
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
