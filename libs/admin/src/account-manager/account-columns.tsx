import { Badge, Wrap, Box, HStack } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { type Column, formatMoment, IconButton, Moment } from '@sitewright/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { stateNames } from './account-states.ts'
import { texts } from './messages.ts'
import { EmailAddress } from './EmailAddress.tsx'
import { ApartLine } from '../shared/ApartLine.tsx'
import { InWords } from '../shared/InWords.tsx'
import { actionsOf, type OnAccountAction } from './account-action.tsx'
import { rich } from '@sitewright/messages/react'

export interface AccountColumnsOptions extends Omit<AccountRowActionsProps, 'account' | 'busy'> {
  /** The id of the account with which something is being done. */
  busy: number | undefined
}

export function accountColumns({ busy, ...handlers }: AccountColumnsOptions): Column<FoundAccount>[] {
  return [
    { key: 'email', header: texts.email(), sortable: true, cell: (account) => <Summary account={account} /> },
    { key: 'name', header: texts.name(), sortable: true, cell: (account) => <NameAndRoles account={account} /> },
    { key: 'status', header: texts.status(), cell: (account) => <Status account={account} /> },
    { key: 'lastlogin', header: texts.lastLogin(), sortable: true, cell: (account) => <LastLogin account={account} /> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (account) => <AccountRowActions account={account} busy={account.id === busy} {...handlers} />,
    },
  ]
}

/** The email address; in a narrow window, where it represents the whole row, also what the other columns say. */
function Summary({ account }: { account: FoundAccount }) {
  return (
    <>
      <Value of={account} text={account.email}>
        {account.email && <EmailAddress text={account.email} />}
      </Value>
      <div data-narrow="">
        <NameAndRoles account={account} />
        <Status account={account} />
        {account.lastlogin > 0 && (
          <span>
            {rich(texts.lastLoginAt, {
              moment: formatMoment(account.lastlogin),
              time: () => <LastLogin account={account} />,
            })}
          </span>
        )}
      </div>
    </>
  )
}

/** A text, or what stands for it. @param props.children how it is shown. @default the text */
function Value({ of: { deactivated }, text, children }: { of: FoundAccount; text: string; children?: ReactNode }) {
  return <bdi data-muted={deactivated || text === '' || undefined}>{children || text || texts.notSet()}</bdi>
}

function NameAndRoles({ account }: { account: FoundAccount }) {
  const roles = account.roles.map(shownTitle).join(texts.separator())
  return (
    <>
      <Value of={account} text={account.name} />
      {roles !== '' && <bdi data-roles="">{roles}</bdi>}
    </>
  )
}

function LastLogin({ account: { lastlogin } }: { account: FoundAccount }) {
  return lastlogin > 0 ? <Moment at={lastlogin} /> : <span data-muted="">{texts.never()}</span>
}

function Status({ account: { state, secondFactor } }: { account: FoundAccount }) {
  if (state === 'active' && !secondFactor) return null
  return (
    <Wrap gap="1">
      {state !== 'active' && <Badge {...colours[state]}>{stateNames[state]()}</Badge>}
      {secondFactor && <Badge>{texts.twoStep()}</Badge>}
    </Wrap>
  )
}

const colours = {
  deactivated: { colorPalette: 'orange' },
  'no-password': { colorPalette: 'orange' },
  invited: { colorPalette: 'blue' },
  'never-logged-in': {},
} as const

interface AccountRowActionsProps {
  account: FoundAccount
  /** True while something is being done with the account. */
  busy: boolean
  /** True while no email goes out. */
  isMailStored: boolean
  onAction: OnAccountAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (account: FoundAccount) => void
}

function AccountRowActions({ account, busy, isMailStored, onAction, onMore }: AccountRowActionsProps) {
  const buttons = actionsOf(account, isMailStored).map(({ action, word, icon, ...look }) => (
    <IconButton
      key={action}
      {...look}
      icon={<InWords icon={icon} word={word} />}
      disabled={busy}
      onClick={() => onAction(action, account)}
    />
  ))
  return (
    <>
      <HStack hideBelow="md" gap="0.5" justify="end">
        {buttons.slice(0, -1)}
        <ApartLine />
        {buttons.slice(-1)}
      </HStack>
      <Box hideFrom="md">
        <IconButton
          label={texts.accountActions()}
          icon={<Ellipsis />}
          disabled={busy}
          onClick={() => onMore(account)}
        />
      </Box>
    </>
  )
}
