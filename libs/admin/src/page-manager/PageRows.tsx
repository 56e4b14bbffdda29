import { Button } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import { DataTable, EmptyState, ListEnd } from '@sitewright/ui'
import { useMemo } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { StackedRows } from '../shared/StackedRows.tsx'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import type { PagedList } from '../shared/use-paged-list.ts'
import { pageColumns } from './page-columns.tsx'
import styles from './page-table.module.css'
import { filterCount, type PageView } from './page-view.ts'
import type { PageRowActionsProps } from './PageRowActions.tsx'
import { selectColumn } from './select-column.tsx'
import type { SelectedPages } from './use-selected-pages.ts'
import type { Excerpts } from './use-text-search.ts'
import { texts } from './messages.ts'

/** What the rows of pages need, wherever they stand. */
export interface PageRowsShared extends Omit<PageRowActionsProps, 'page' | 'busy'> {
  view: PageView
  excerpts: Excerpts
  selection: Pick<SelectedPages, 'selected' | 'select'>
  deleting: number | undefined
  /** Epoch seconds. */
  now: number
}

export interface PageRowsProps extends PageRowsShared {
  /** Says what the table lists. */
  caption: string
  pages: PagedList<ListedPage>
  onSearch: (query: string) => void
  onSort: (key: string) => void
  /** Takes the filters away. */
  onShowAll: () => void
}

/** The pages, in the server's order until they are sorted, some at a time. */
export function PageRows(props: PageRowsProps) {
  const { caption, pages, view, excerpts, selection, deleting, now, ...handlers } = props
  const { items, searching } = pages
  const loading = pages.status === 'loading'
  const onAction = useStableCallback(handlers.onAction)
  const onMore = useStableCallback(handlers.onMore)
  const onShowAll = useStableCallback(handlers.onShowAll)
  const onSort = useStableCallback(handlers.onSort)
  const onSearch = useStableCallback(handlers.onSearch)
  const onSelect = useStableCallback(selection.select)
  const nothing = whyNothing(view, searching)
  const { selected } = selection

  // Rows are many: typing shall not draw them again before it has an effect. What one selects is dealt with together.
  const table = useMemo(() => {
    const columns = pageColumns({ now, deleting, excerpts, onAction, onMore })
    return (
      <DataTable
        caption={caption}
        columns={selected ? [selectColumn({ rows: items, selected, onSelect }), ...columns.slice(0, -1)] : columns}
        rows={items}
        rowKey={({ id }) => id}
        empty={<Nothing why={nothing} onShowAll={onShowAll} onClear={() => onSearch('')} />}
        loading={loading}
        sort={view.sort}
        onSort={onSort}
      />
    )
  }, [
    caption,
    now,
    deleting,
    excerpts,
    onAction,
    onMore,
    items,
    nothing,
    onShowAll,
    onSearch,
    loading,
    view.sort,
    onSort,
    selected,
    onSelect,
  ])

  return (
    <>
      {pages.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed()} error={pages.error} onRetry={pages.reload} />
      ) : (
        <StackedRows className={styles.pages} aria-busy={searching || undefined}>
          {table}
        </StackedRows>
      )}
      <ListEnd list={pages} several={texts.several()} />
    </>
  )
}

type Why = 'no pages' | 'all in the menu' | 'filter' | 'searching' | 'words'

function whyNothing(view: PageView, searching: boolean): Why {
  if (searching) return 'searching'
  if (view.query.trim() !== '') return 'words'
  if (filterCount(view) > 0) return 'filter'
  return view.byMenu ? 'all in the menu' : 'no pages'
}

function Nothing({ why, onShowAll, onClear }: { why: Why; onShowAll: () => void; onClear: () => void }) {
  switch (why) {
    case 'no pages':
      return <EmptyState title={texts.noPages()}>{texts.noPagesHint()}</EmptyState>
    case 'all in the menu':
      return <EmptyState title={texts.allInMenu()} />
    case 'filter':
      return (
        <EmptyState title={texts.filteredOut()}>
          <Button variant="outline" onClick={onShowAll}>
            {texts.showAll()}
          </Button>
        </EmptyState>
      )
    case 'searching':
      return <EmptyState title={texts.searching()} />
    case 'words':
      return (
        <EmptyState title={texts.noneFound()}>
          {texts.noneFoundHint()}
          <Button variant="outline" onClick={onClear}>
            {texts.clearSearch()}
          </Button>
        </EmptyState>
      )
  }
}
