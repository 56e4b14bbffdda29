import { Button, Flex, Text } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { AccountFields } from './AccountFields.tsx'
import { RemoveSecondFactorDialog } from './RemoveSecondFactorDialog.tsx'
import { saveFailure } from './texts.ts'

export interface EditAccountDialogProps {
  account: ListedAccount
  /** Gets the account as it is now; the dialog has done its work. */
  onSaved: (account: ListedAccount) => void
  /** Gets the account as it is now; the dialog goes on. */
  onChanged: (account: ListedAccount) => void
  onClose: () => void
}

export function EditAccountDialog({ account, onSaved, onChanged, onClose }: EditAccountDialogProps) {
  const { api } = useSite()
  const [before] = useState({ email: account.email, name: account.name })
  const [fields, setFields] = useState(before)
  const [removing, setRemoving] = useState(false)

  const saving = useSaving(async () => {
    await api('POST private/account-update.json.php', { id: account.id, ...fields })
    onSaved({ ...account, email: fields.email.trim(), name: fields.name.trim() })
  }, saveFailure)

  return (
    <>
      <FormDialog
        title="Edit Account"
        submit="SAVE"
        changed={fields.email !== before.email || fields.name !== before.name}
        saving={saving}
        onClose={onClose}
      >
        <AccountFields value={fields} onChange={(part) => setFields((now) => ({ ...now, ...part }))} />
        {account.secondFactor && (
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text color="fg.muted" textStyle="sm">
              Logging in asks for a second factor.
            </Text>
            <Button size="sm" variant="outline" disabled={saving.busy} onClick={() => setRemoving(true)}>
              Turn off two-step login
            </Button>
          </Flex>
        )}
      </FormDialog>
      {removing && (
        // Beside the form, not in it, or its own form would submit this one too.
        <RemoveSecondFactorDialog account={account} onRemoved={onChanged} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}
