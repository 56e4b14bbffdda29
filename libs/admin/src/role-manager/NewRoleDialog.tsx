import { maxRoleTitle, type Role } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { texts } from './messages.ts'

export interface NewRoleDialogProps {
  onCreated: (role: Role) => void
  onClose: () => void
}

export function NewRoleDialog({ onCreated, onClose }: NewRoleDialogProps) {
  const { api } = useSite()
  const [title, setTitle] = useState('')
  const saving = useSaving(async () => {
    const { id } = await api('POST private/role-create.json.php', { title })
    onCreated({ id, title })
  }, texts.createFailed())

  return (
    <FormDialog
      title={texts.newRole()}
      submit={texts.createButton()}
      disabled={title.length > maxRoleTitle}
      changed={title !== ''}
      saving={saving}
      onClose={onClose}
    >
      <TextField label={texts.title()} longest={maxRoleTitle} value={title} onChange={setTitle} />
    </FormDialog>
  )
}
