import { Button, Stack } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { flushSync } from 'react-dom'
import { useOpener } from '../dialogs/use-opener.ts'
import { actionsOf, type ActionLook, type OnAccountAction } from './account-action.tsx'
import { accountName } from './AccountLabel.tsx'

export interface AccountActionsDialogProps {
  account: ListedAccount
  onAction: OnAccountAction
  onClose: () => void
}

/** The actions of a row where the window is too narrow to show them in it. */
export function AccountActionsDialog({ account, onAction, onClose }: AccountActionsDialogProps) {
  const giveFocusBack = useOpener()
  return (
    <AppDialog open size="sm" title={accountName(account)} onClose={onClose}>
      <Stack gap="1">
        {harmlessFirst(actionsOf(account)).map(({ action, label, icon, tone }) => (
          <Button
            key={action}
            variant="ghost"
            size="lg"
            width="full"
            justifyContent="start"
            color={tone === 'danger' ? 'fg.error' : undefined}
            onClick={() => {
              flushSync(onClose)
              giveFocusBack() // what opens next returns it there
              onAction(action, account)
            }}
          >
            {icon} {label}
          </Button>
        ))}
      </Stack>
    </AppDialog>
  )
}

function harmlessFirst(actions: readonly ActionLook[]): ActionLook[] {
  return actions.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'))
}
