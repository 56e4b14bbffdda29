import { Box, Button, Stack } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { DataTable, EmptyState } from '@sitewright/ui'
import { useMemo, useEffect, useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import { pageColumns } from './page-columns.tsx'
import type { PageRowActionsProps } from './PageRowActions.tsx'
import { useFoundPages, type FoundPages } from './use-found-pages.ts'

export interface PageTableProps extends Omit<PageRowActionsProps, 'page' | 'busy'> {
  pages: Loaded<readonly Page[]>
  /** The pages that the filter lets through, in the server's order. */
  filtered: readonly Page[]
  deleting: number | undefined
  /** The id of the page that was just created: it shows, however many there are. */
  created: number | undefined
  onShowAll: () => void
}

/** The pages, in the server's order until they are sorted, and a search among them. */
export function PageTable({ pages, filtered, deleting, created, ...handlers }: PageTableProps) {
  const view = useFoundPages(filtered, created)
  const { shown, found, sort, query, texts } = view
  const loading = pages.status === 'loading'
  const isEmpty = pages.value?.length === 0
  const now = useNow()
  const onAction = useStableCallback(handlers.onAction)
  const onMore = useStableCallback(handlers.onMore)
  const onShowAll = useStableCallback(handlers.onShowAll)
  const onSort = useStableCallback(view.sortBy)
  const onSearch = useStableCallback(view.search)
  const nothing = whyNothing({ query, texts, isEmpty })

  // Rows are many: typing shall not draw them again before it has an effect.
  const table = useMemo(
    () => (
      <DataTable
        caption="Pages"
        columns={pageColumns({ now, deleting, excerpts: texts.excerpts, onAction, onMore })}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<Nothing why={nothing} onShowAll={onShowAll} onClear={() => onSearch('')} />}
        loading={loading}
        sort={sort}
        onSort={onSort}
      />
    ),
    [now, deleting, texts.excerpts, onAction, onMore, shown, nothing, onShowAll, onSearch, loading, sort, onSort],
  )

  if (pages.status === 'failed') return <LoadFailure title="The pages could not be loaded" onRetry={pages.reload} />
  return (
    <Stack gap="3">
      <ListSearch
        label="Search pages"
        placeholder="Search by title, shortcut or text"
        nouns={['page', 'pages']}
        dir="auto"
        query={query}
        onChange={view.search}
        notes={[progress[texts.status], texts.more ? further : '']}
        counts={loading ? undefined : { shown: shown.length, found: found.length, all: filtered.length }}
      />
      <Box css={layout}>{table}</Box>
      {view.more > 0 && (
        <Button variant="outline" alignSelf="center" onClick={view.showMore}>
          Show {view.more} more
        </Button>
      )}
    </Stack>
  )
}

/** By what the search of the texts is at. */
const progress = {
  none: '',
  found: '',
  searching: 'Searching the texts …',
  failed: 'The texts could not be searched',
}

const further = 'More pages contain these words: add a word to narrow the search'

type Why = 'no pages' | 'type' | 'searching' | 'words'

function whyNothing({ query, texts, isEmpty }: Pick<FoundPages, 'query' | 'texts'> & { isEmpty: boolean }): Why {
  if (isEmpty) return 'no pages'
  if (query.trim() === '') return 'type'
  return texts.status === 'searching' ? 'searching' : 'words'
}

function Nothing({ why, onShowAll, onClear }: { why: Why; onShowAll: () => void; onClear: () => void }) {
  switch (why) {
    case 'no pages':
      return <EmptyState title="There are no pages yet">Create New Page makes the first one.</EmptyState>
    case 'type':
      return (
        <EmptyState title="No page is of a chosen type">
          <Button variant="outline" onClick={onShowAll}>
            Show all pages
          </Button>
        </EmptyState>
      )
    case 'searching':
      return <EmptyState title="Searching the texts …" />
    case 'words':
      return (
        <EmptyState title="No pages found">
          No title, shortcut or text contains these words.
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        </EmptyState>
      )
  }
}

/** Long words break, yet no column gets too narrow to read; where that makes the table scroll, the actions stay. */
const layout = {
  '& td, & td a': { overflowWrap: 'anywhere' },
  '& td:not([data-align=end], [colspan])': { minWidth: '32' },
  '& [data-align=end]': { mdDown: { position: 'sticky', insetInlineEnd: '0' } },
  // Its shade says that the table goes on below it.
  '& :is(th, td)[data-align=end]::before': {
    mdDown: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '100%',
      width: '3',
      pointerEvents: 'none',
      background: 'linear-gradient(to left, {colors.border.emphasized}, transparent)',
      _rtl: { scale: '-1 1' },
    },
  },
  '& td[data-align=end]': { mdDown: { background: 'bg.panel' } },
  '& tr:is(:hover, :focus-within) td[data-align=end]': { mdDown: { background: 'bg.subtle' } },
}

/** The time in epoch seconds, read again every minute. */
function useNow(): number {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function readClock(): number {
  return Math.floor(Date.now() / 1000)
}
