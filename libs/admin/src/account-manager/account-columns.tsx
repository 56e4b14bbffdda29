import { Badge, Wrap, Box, HStack } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { type Column, IconButton } from '@sitewright/ui'
import { Ellipsis } from 'lucide-react'
import { actionsOf, type OnAccountAction } from './account-action.tsx'

export interface AccountColumnsOptions extends Omit<AccountRowActionsProps, 'account' | 'busy'> {
  /** The id of the account with which something is being done. */
  busy: number | undefined
}

export function accountColumns({ busy, ...handlers }: AccountColumnsOptions): Column<ListedAccount>[] {
  return [
    { key: 'email', header: 'Email', sortable: true, cell: (account) => <Summary account={account} /> },
    { key: 'name', header: 'Name', sortable: true, cell: (account) => <Value of={account} text={account.name} /> },
    { key: 'status', header: 'Status', sortable: true, cell: (account) => <Status account={account} /> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (account) => <AccountRowActions account={account} busy={account.id === busy} {...handlers} />,
    },
  ]
}

/** What the table sorts by; by status, the accounts that one may have to look after come first. */
export function accountSortValue(account: ListedAccount, key: string): string | number {
  if (key === 'status') return (account.deactivated ? 0 : 2) + (account.secondFactor ? 1 : 0)
  return key === 'email' ? account.email : account.name
}

/** The email address; in a narrow window, where it represents the whole row, also what the other columns say. */
function Summary({ account }: { account: ListedAccount }) {
  return (
    <>
      <Value of={account} text={account.email} />
      <div data-narrow="">
        <Value of={account} text={account.name} />
        <Status account={account} />
      </div>
    </>
  )
}

function Value({ of: { deactivated }, text }: { of: ListedAccount; text: string }) {
  return <bdi data-muted={deactivated || text === '' || undefined}>{text || '[not set]'}</bdi>
}

function Status({ account: { deactivated, secondFactor } }: { account: ListedAccount }) {
  if (!deactivated && !secondFactor) return null
  return (
    <Wrap gap="1">
      {deactivated && <Badge colorPalette="orange">Deactivated</Badge>}
      {secondFactor && <Badge>Two-step</Badge>}
    </Wrap>
  )
}

interface AccountRowActionsProps {
  account: ListedAccount
  /** True while something is being done with the account. */
  busy: boolean
  onAction: OnAccountAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (account: ListedAccount) => void
}

function AccountRowActions({ account, busy, onAction, onMore }: AccountRowActionsProps) {
  return (
    <>
      <HStack hideBelow="md" gap="0.5" justify="end">
        {actionsOf(account).map(({ action, ...look }) => (
          <IconButton key={action} {...look} disabled={busy} onClick={() => onAction(action, account)} />
        ))}
      </HStack>
      <Box hideFrom="md">
        <IconButton label="Account actions" icon={<Ellipsis />} disabled={busy} onClick={() => onMore(account)} />
      </Box>
    </>
  )
}
