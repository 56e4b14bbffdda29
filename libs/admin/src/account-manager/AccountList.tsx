import { Box, Button, Flex, NativeSelect, Stack } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { DataTable, EmptyState, listCount, ListEnd } from '@sitewright/ui'
import { useMemo } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import { StackedRows } from '../shared/StackedRows.tsx'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import type { PagedList } from '../shared/use-paged-list.ts'
import { accountColumns, type AccountColumnsOptions } from './account-columns.tsx'
import { stateNames } from './account-states.ts'
import { stateOptions, type AccountView } from './account-view.ts'
import { texts } from './messages.ts'
import styles from './AccountList.module.css'

export interface AccountListProps extends AccountColumnsOptions {
  accounts: PagedList<FoundAccount>
  view: AccountView
  onView: (part: Partial<AccountView>) => void
  onSort: (key: string) => void
}

/** The accounts, in the server's order until they are sorted, and a search among them. */
export function AccountList({ accounts, view, onView, ...props }: AccountListProps) {
  const { items, searching } = accounts
  const { busy, isMailStored } = props
  const loading = accounts.status === 'loading'
  const onAction = useStableCallback(props.onAction)
  const onMore = useStableCallback(props.onMore)
  const onSort = useStableCallback(props.onSort)
  const onShowAll = useStableCallback(() => onView({ query: '', state: undefined }))
  const { sort, state } = view
  const query = searching ? undefined : view.query.trim()

  // Rows are many: typing shall not draw them again before it has an effect.
  const table = useMemo(
    () => (
      <DataTable
        caption={texts.list()}
        columns={accountColumns({ busy, isMailStored, onAction, onMore })}
        rows={items}
        rowKey={({ id }) => id}
        empty={<Nothing query={query} state={state} onShowAll={onShowAll} />}
        loading={loading}
        sort={sort}
        onSort={onSort}
      />
    ),
    [busy, isMailStored, onAction, onMore, items, query, state, onShowAll, loading, sort, onSort],
  )

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <ListSearch
            label={texts.search()}
            placeholder={texts.searchBy()}
            nouns={texts.count}
            query={view.query}
            onChange={(text) => onView({ query: text })}
            notes={[
              accounts.status === 'ready' ? listCount(accounts, texts.count) : '',
              searching ? texts.searching() : '',
            ]}
          />
        </Box>
        <StateFilter state={state} onChange={(next) => onView({ state: next })} />
      </Flex>
      {accounts.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed()} error={accounts.error} onRetry={accounts.reload} />
      ) : (
        <StackedRows className={styles.accounts} aria-busy={searching || undefined}>
          {table}
        </StackedRows>
      )}
      <ListEnd list={accounts} several={texts.several()} />
    </Stack>
  )
}

interface StateFilterProps {
  /** Undefined for all of them. */
  state: AccountView['state']
  onChange: (state: AccountView['state']) => void
}

function StateFilter({ state, onChange }: StateFilterProps) {
  return (
    <>
      <NativeSelect.Root width="auto">
        <NativeSelect.Field
          aria-label={texts.show()}
          value={state ?? ''}
          onChange={(event) => onChange(stateOptions.find((one) => one === event.target.value))}
        >
          <option value="">{texts.all()}</option>
          {stateOptions.map((one) => (
            <option key={one} value={one}>
              {stateNames[one]()}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {state !== undefined && (
        <Button variant="ghost" onClick={() => onChange(undefined)}>
          {texts.clearFilter()}
        </Button>
      )}
    </>
  )
}

interface NothingProps {
  /** Undefined while it was not answered. */
  query: string | undefined
  state: AccountView['state']
  onShowAll: () => void
}

function Nothing({ query, state, onShowAll }: NothingProps) {
  if (query === undefined) return <EmptyState title={texts.searching()} />
  if (query === '' && state === undefined) return <EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>
  return (
    <EmptyState title={query === '' ? texts.noneInState() : texts.noMatch({ query })}>
      <Button variant="outline" onClick={onShowAll}>
        {query === '' ? texts.showAll() : texts.clearSearch()}
      </Button>
    </EmptyState>
  )
}
