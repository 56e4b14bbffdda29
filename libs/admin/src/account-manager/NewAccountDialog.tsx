import { Button, Checkbox } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { MailNote } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { AccountFields } from './AccountFields.tsx'
import { AccountRoles } from './AccountRoles.tsx'
import { NewRoleForAccount } from './NewRoleForAccount.tsx'
import { useRolesOf } from './use-roles-of.ts'
import { texts } from './messages.ts'

export interface NewAccountDialogProps {
  /** Gets the row of the account. */
  onCreated: (account: FoundAccount) => void
  /** Goes on with a list of people; gets what was typed as its first line. */
  onSeveral: (list: string) => void
  onClose: () => void
}

const noRoles: readonly string[] = []

const blank = { email: '', name: '', intro: true }

export function NewAccountDialog({ onCreated, onSeveral, onClose }: NewAccountDialogProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [fields, setFields] = useState(blank)
  const [refusal, setRefusal] = useState<string>()
  /** Is there already, while some of its roles are still to be given. */
  const [created, setCreated] = useState<FoundAccount>()
  const roles = useRolesOf(noRoles)
  const [making, setMaking] = useState(false)
  const change = (part: Partial<typeof blank>) => setFields((now) => ({ ...now, ...part }))

  const saving = useSaving(async () => {
    setRefusal(undefined)
    if (created) return giveRoles(created)
    const reply = await api('POST private/account-create.json.php', fields)
    const { id, error } = reply
    if (id !== undefined) return giveRoles(createdAccount(id, fields))
    if (!error) throw new Error('The answer has neither an id nor an error')
    setRefusal(error)
    // Not awaited: the form is to be back before the message is read.
    void messages.fail(texts.refused({ reason: error }), reply)
  }, texts.createFailed())

  async function giveRoles(account: FoundAccount) {
    const { titles, failure, errors } = await roles.save(account.id)
    const now = { ...account, roles: titles }
    if (failure === undefined) return onCreated(now)
    setCreated(now)
    setRefusal(failure)
    void messages.fail(failure, errors)
  }

  return (
    <>
      <FormDialog
        title={texts.newAccount()}
        submit={texts.createButton()}
        changed={!created && (fields.email !== '' || fields.name !== '' || !fields.intro || roles.changed)}
        saving={{ ...saving, reason: saving.reason ?? refusal }}
        onClose={created ? () => onCreated(created) : onClose}
      >
        {!created && (
          <Button alignSelf="start" size="sm" variant="outline" onClick={() => onSeveral(lineOf(fields))}>
            {texts.severalPeople()}
          </Button>
        )}
        <AccountFields value={fields} disabled={created !== undefined} onChange={change} />
        <Checkbox.Root
          disabled={created !== undefined}
          checked={fields.intro}
          onCheckedChange={({ checked }) => change({ intro: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{texts.sendIntro()}</Checkbox.Label>
        </Checkbox.Root>
        {fields.intro && <MailNote />}
        <AccountRoles roles={roles} onNewRole={() => setMaking(true)} />
      </FormDialog>
      {making && (
        // Beside the form, not in it, or its own form would submit this one too.
        <NewRoleForAccount onCreated={roles.added} onClose={() => setMaking(false)} />
      )}
    </>
  )
}

/** As email programs write people. */
function lineOf({ email, name }: typeof blank): string {
  const [address, called] = [email.trim(), name.trim()]
  if (address === '') return called
  return called === '' ? `${address}\n` : `${called} <${address}>\n`
}

function createdAccount(id: number, { email, name, intro }: typeof blank): FoundAccount {
  return {
    ...{ id, email: email.trim(), name: name.trim(), deactivated: false, secondFactor: false },
    ...{ state: intro ? 'invited' : 'no-password', lastlogin: 0, roles: [] },
    invited: intro ? Math.floor(Date.now() / 1000) : 0,
  }
}
