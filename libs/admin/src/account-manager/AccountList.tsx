import { Box, Button, Stack } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { DataTable, EmptyState, nextSort, sortRows, type Sort } from '@sitewright/ui'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import { accountColumns, accountSortValue, type AccountColumnsOptions } from './account-columns.tsx'
import { createAccountSearch } from './find-accounts.ts'

export interface AccountListProps extends AccountColumnsOptions {
  accounts: Loaded<readonly ListedAccount[]>
  /** The id of the account that was just created: it shows, however many there are. */
  created: number | undefined
}

/** Thousands of rows would make every key stroke slow, and nobody reads them. */
const step = 50

const none: readonly ListedAccount[] = []

/** The accounts, in the server's order until they are sorted, and a search among them. */
export function AccountList({ accounts, created, busy, onAction, onMore }: AccountListProps) {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [limit, setLimit] = useState(step)
  // Typing stays responsive while the table still renders the previous text.
  const searched = useDeferredValue(query)
  const list = accounts.value ?? none
  const loading = accounts.status === 'loading'

  const search = useMemo(() => createAccountSearch(list), [list])
  const found = useMemo(() => sortRows(search(searched), sort, accountSortValue), [search, searched, sort])
  const shown = useMemo(() => found.filter(({ id }, index) => index < limit || id === created), [found, limit, created])

  const handleQuery = useCallback((text: string) => {
    setQuery(text)
    setLimit(step)
  }, [])

  const table = useMemo(
    () => (
      <DataTable
        caption="Accounts"
        columns={accountColumns({ busy, onAction, onMore })}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<Nothing query={searched} onClear={() => handleQuery('')} />}
        loading={loading}
        sort={sort}
        onSort={(key) => setSort(nextSort(sort, key))}
      />
    ),
    [busy, onAction, onMore, shown, searched, handleQuery, loading, sort],
  )

  if (accounts.status === 'failed')
    return <LoadFailure title="The accounts could not be loaded" onRetry={accounts.reload} />
  return (
    <Stack gap="3">
      <ListSearch
        label="Search accounts"
        placeholder="Search by email or name"
        nouns={['account', 'accounts']}
        query={query}
        onChange={handleQuery}
        counts={loading ? undefined : { shown: shown.length, found: found.length, all: list.length }}
      />
      <Box css={layout}>{table}</Box>
      {shown.length < found.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, found.length - shown.length)} more
        </Button>
      )}
    </Stack>
  )
}

function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  if (query.trim() === '')
    return <EmptyState title="There are no accounts yet">Create New Account makes the first one.</EmptyState>
  return (
    <EmptyState title={`No account matches ‘${query.trim()}’`}>
      <Button variant="outline" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  )
}

/** In a narrow window the first column says what the second and third do, which are not there. */
const layout = {
  '& td, & td bdi': { overflowWrap: 'anywhere' },
  '& td:not([data-align=end], [colspan])': { md: { minWidth: '32' } },
  '& [data-muted]': { color: 'fg.muted' },
  '& [data-narrow]': {
    md: { display: 'none' },
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    paddingBlockEnd: '1',
    color: 'fg.muted',
  },
  '& th:first-of-type': { mdDown: { width: 'full' } },
  '& :is(th, td):is(:nth-of-type(2), :nth-of-type(3))': { mdDown: { display: 'none' } },
}
