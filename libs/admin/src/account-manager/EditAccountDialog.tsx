import { Button, Flex, Text } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { AccountFields } from './AccountFields.tsx'
import { AccountRoles } from './AccountRoles.tsx'
import { NewRoleForAccount } from './NewRoleForAccount.tsx'
import { RemoveSecondFactorDialog } from './RemoveSecondFactorDialog.tsx'
import { useRolesOf } from './use-roles-of.ts'
import { texts } from './messages.ts'

export interface EditAccountDialogProps {
  account: FoundAccount
  /** Gets the account as it is now; the dialog has done its work. */
  onSaved: (account: FoundAccount) => void
  /** Gets the account as it is now; the dialog goes on. */
  onChanged: (account: FoundAccount) => void
  onClose: () => void
}

export function EditAccountDialog({ account, onSaved, onChanged, onClose }: EditAccountDialogProps) {
  const { api, refresh } = useSite()
  const [before] = useState({ email: account.email, name: account.name })
  const messages = useMessages()
  const roles = useRolesOf(account.roles)
  const [refusal, setRefusal] = useState<string>()
  const [fields, setFields] = useState(before)
  const [making, setMaking] = useState(false)
  const [removing, setRemoving] = useState(false)

  const saving = useSaving(async () => {
    setRefusal(undefined)
    await api('POST private/account-update.json.php', { id: account.id, ...fields })
    const saved = { ...account, email: fields.email.trim(), name: fields.name.trim() }
    // links that were mailed to another address no longer work
    const isVoid = account.state === 'invited' && saved.email !== before.email
    const now: FoundAccount = isVoid ? { ...saved, state: 'no-password', invited: 0 } : saved
    const { titles, failure, errors } = await roles.save(account.id)
    if (failure === undefined) {
      await refresh() // it may be the person's own account
      return onSaved({ ...now, roles: titles })
    }
    onChanged({ ...now, roles: titles })
    setRefusal(failure)
    void messages.fail(failure, errors)
  }, texts.saveFailed())

  return (
    <>
      <FormDialog
        title={texts.editAccount()}
        submit={texts.save()}
        changed={fields.email !== before.email || fields.name !== before.name || roles.changed}
        saving={{ ...saving, reason: saving.reason ?? refusal }}
        onClose={onClose}
      >
        <AccountFields value={fields} onChange={(part) => setFields((now) => ({ ...now, ...part }))} />
        <AccountRoles roles={roles} onNewRole={() => setMaking(true)} />
        {account.secondFactor && (
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text color="fg.muted" textStyle="sm">
              {texts.hasSecondFactor()}
            </Text>
            <Button size="sm" variant="outline" disabled={saving.busy} onClick={() => setRemoving(true)}>
              {texts.turnOff()}
            </Button>
          </Flex>
        )}
      </FormDialog>
      {making && <NewRoleForAccount onCreated={roles.added} onClose={() => setMaking(false)} />}
      {removing && (
        // Beside the form, not in it, or its own form would submit this one too.
        <RemoveSecondFactorDialog account={account} onRemoved={onChanged} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}
