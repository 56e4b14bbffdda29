import { SimpleGrid } from '@chakra-ui/react'
import { maxRoleDescription, maxRoleTitle } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { TextField } from '../dialogs/TextField.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { useTicked } from '../dialogs/use-ticked.ts'
import { MemberList } from './MemberList.tsx'
import { PermissionList } from './PermissionList.tsx'
import { texts } from './messages.ts'
import { useMembers } from './use-members.ts'

export interface RoleEditorProps {
  /** The role's. */
  id: number
  title: string
  /** To say so where the dialog was. */
  onSaved?: () => void
  onClose: () => void
}

/** The dialog that sets the title, members and permissions of a role. It sends what was changed: there may be many members. */
export function RoleEditor({ id, title, onSaved, onClose }: RoleEditorProps) {
  const { api, refresh } = useSite()
  const role = useLoaded(callQuery(api, 'GET private/role-editor-get-role.json.php', { id }))
  const members = useMembers(id)
  const permissions = useTicked(role.value?.permissions)

  const [typed, setTyped] = useState<{ title?: string; description?: string }>({})
  const before = { title, description: role.value?.description ?? '' }
  const worded = { ...before, ...typed }
  const isReworded = worded.title !== before.title || worded.description !== before.description

  const saving = useSaving(async () => {
    const granted = role.value?.permissions ?? []
    if (isReworded) await api('POST private/role-update.json.php', { id, ...worded })
    const changed = (linked: boolean) =>
      granted.filter((one) => one.linked === linked && permissions.ticked.has(one.id) !== linked).map((one) => one.id)
    await api('POST private/role-editor-change.json.php', {
      id,
      addAccounts: members.added,
      removeAccounts: members.removed,
      addPermissions: changed(false),
      removePermissions: changed(true),
    })
    await refresh() // the person may be a member
    onClose()
    onSaved?.()
  }, texts.saveFailed())

  return (
    <FormDialog
      title={texts.editRole({ title: shownTitle(title) })}
      submit={texts.save()}
      size="xl"
      disabled={
        role.status !== 'ready' || worded.title.length > maxRoleTitle || worded.description.length > maxRoleDescription
      }
      changed={isReworded || members.added.length + members.removed.length > 0 || permissions.changed}
      saving={saving}
      onClose={onClose}
    >
      {role.status === 'loading' && <Spinner label={texts.loading()} />}
      {role.status === 'failed' && <LoadFailure title={texts.partsFailed()} error={role.error} onRetry={role.reload} />}
      {role.value && <RoleTexts {...worded} onChange={(part) => setTyped({ ...typed, ...part })} />}
      {role.value && (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <MemberList members={members} ticked={role.value.members + members.more} />
          <PermissionList
            permissions={role.value.permissions}
            ticked={permissions.ticked}
            onChange={permissions.change}
          />
        </SimpleGrid>
      )}
    </FormDialog>
  )
}

interface RoleTextsProps {
  title: string
  description: string
  onChange: (part: { title?: string; description?: string }) => void
}

function RoleTexts({ title, description, onChange }: RoleTextsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <TextField
        label={texts.title()}
        longest={maxRoleTitle}
        value={title}
        onChange={(text) => onChange({ title: text })}
      />
      <TextField
        label={texts.description()}
        longest={maxRoleDescription}
        value={description}
        onChange={(text) => onChange({ description: text })}
      />
    </SimpleGrid>
  )
}
