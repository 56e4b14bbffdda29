import { Box, HStack } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { IconButton } from '@sitewright/ui'
import { Ellipsis } from 'lucide-react'
import { actionsOf, type OnAccountAction } from './account-action.tsx'

export interface AccountRowActionsProps {
  account: ListedAccount
  /** True while something is being done with the account. */
  busy: boolean
  onAction: OnAccountAction
  /** Asks for the actions in a dialog, for want of room in the row. */
  onMore: (account: ListedAccount) => void
}

export function AccountRowActions({ account, busy, onAction, onMore }: AccountRowActionsProps) {
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
