import { Checkbox } from '@chakra-ui/react'
import type { ListedAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { AccountFields } from './AccountFields.tsx'
import { createFailure } from './texts.ts'

export interface NewAccountDialogProps {
  /** Gets the row of the account. */
  onCreated: (account: ListedAccount) => void
  onClose: () => void
}

const blank = { email: '', name: '', intro: true }

export function NewAccountDialog({ onCreated, onClose }: NewAccountDialogProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [fields, setFields] = useState(blank)
  const [refusal, setRefusal] = useState<string>()
  const change = (part: Partial<typeof blank>) => setFields((now) => ({ ...now, ...part }))

  const saving = useSaving(async () => {
    setRefusal(undefined)
    const reply = await api('POST private/account-create.json.php', fields)
    const { id, error } = reply
    if (id !== undefined) return onCreated(createdAccount(id, fields))
    if (!error) throw new Error('The answer has neither an id nor an error')
    setRefusal(error)
    // Not awaited: the form is to be back before the message is read.
    void messages.fail(`Failed to create user: ${error}`, reply)
  }, createFailure)

  return (
    <FormDialog
      title="New Account"
      submit="CREATE"
      changed={fields.email !== '' || fields.name !== '' || !fields.intro}
      saving={{ ...saving, reason: saving.reason ?? refusal }}
      onClose={onClose}
    >
      <AccountFields value={fields} onChange={change} />
      <Checkbox.Root checked={fields.intro} onCheckedChange={({ checked }) => change({ intro: checked === true })}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Send intro email</Checkbox.Label>
      </Checkbox.Root>
    </FormDialog>
  )
}

function createdAccount(id: number, { email, name }: typeof blank): ListedAccount {
  return { id, email: email.trim(), name: name.trim(), deactivated: false, secondFactor: false }
}
