import { Box, Button } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { DataTable, EmptyState, nextSort, sortRows, type Sort } from '@sitewright/ui'
import { useState } from 'react'
import type { Loaded } from '../use-loaded.ts'
import { pageColumns, pageSortValue } from './page-columns.tsx'
import type { PageRowActionsProps } from './PageRowActions.tsx'
import { useNow } from './use-now.ts'

export interface PageTableProps extends Omit<PageRowActionsProps, 'page' | 'busy'> {
  pages: Loaded<readonly Page[]>
  /** The pages that the filter lets through, in the server's order. */
  shown: readonly Page[]
  deleting: number | undefined
  onShowAll: () => void
}

/** The table of pages; until it is sorted it keeps the server's order. */
export function PageTable({ pages, shown, deleting, onShowAll, ...handlers }: PageTableProps) {
  const [sort, setSort] = useState<Sort>()
  const now = useNow()

  if (pages.status === 'failed')
    return (
      <Box role="status">
        <EmptyState title="The pages could not be loaded">
          Try again now or a little later.
          <Button variant="outline" onClick={pages.reload}>
            Retry
          </Button>
        </EmptyState>
      </Box>
    )

  const empty =
    pages.value?.length === 0 ? (
      <EmptyState title="There are no pages yet">Create New Page makes the first one.</EmptyState>
    ) : (
      <EmptyState title="No page is of a chosen type">
        <Button variant="outline" onClick={onShowAll}>
          Show all pages
        </Button>
      </EmptyState>
    )
  return (
    <Box css={layout}>
      <DataTable
        caption="Pages"
        columns={pageColumns({ now, deleting, ...handlers })}
        rows={sortRows(shown, sort, pageSortValue)}
        rowKey={({ id }) => id}
        empty={empty}
        loading={pages.status === 'loading'}
        sort={sort}
        onSort={(key) => setSort(nextSort(sort, key))}
      />
    </Box>
  )
}

/** Long words break, yet no column gets too narrow to read; where that makes the table scroll, the actions stay. */
const layout = {
  '& td, & td a': { overflowWrap: 'anywhere' },
  '& td:not([data-align=end], [colspan])': { minWidth: '32' },
  '& [data-align=end]': { mdDown: { position: 'sticky', insetInlineEnd: '0' } },
  '& td[data-align=end]': { mdDown: { background: 'bg.panel' } },
  '& tr:is(:hover, :focus-within) td[data-align=end]': { mdDown: { background: 'bg.subtle' } },
}
