import { SimpleGrid } from '@chakra-ui/react'
import type { RoleMember } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useMemo } from 'react'
import { CheckboxList } from '../dialogs/CheckboxList.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { useTicked } from '../dialogs/use-ticked.ts'
import { saveFailure } from './texts.ts'

export interface RoleEditorProps {
  /** The role's. */
  id: number
  title: string
  onClose: () => void
}

/** The dialog that sets the members and permissions of a role. */
export function RoleEditor({ id, title, onClose }: RoleEditorProps) {
  const { api, refresh } = useSite()
  const lists = useLoaded(callQuery(api, 'GET private/role-editor-get-list.json.php', { id }))
  const accounts = useTicked(lists.value?.accounts)
  const permissions = useTicked(lists.value?.permissions)
  const members = useMemo(() => lists.value?.accounts.map((one) => ({ id: one.id, label: label(one) })), [lists.value])
  const grants = useMemo(
    () => lists.value?.permissions.map((one) => ({ id: one.id, label: one.detail })),
    [lists.value],
  )

  const saving = useSaving(async () => {
    const ticked = { accounts: accounts.ids, permissions: permissions.ids }
    await api('POST private/role-editor-save-list.json.php', { id, ...ticked })
    await refresh() // the person may be a member
    onClose()
  }, saveFailure)

  return (
    <FormDialog
      title={`Edit Role - ${shownTitle(title)}`}
      submit="SAVE"
      size="xl"
      disabled={lists.status !== 'ready'}
      changed={accounts.changed || permissions.changed}
      saving={saving}
      onClose={onClose}
    >
      {lists.status === 'loading' && <Spinner label="Loading members and permissions" />}
      {lists.status === 'failed' && (
        <LoadFailure title="The members and permissions could not be loaded" onRetry={lists.reload} />
      )}
      {members && grants && (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <CheckboxList
            title="Members"
            items={members}
            ticked={accounts.ticked}
            onChange={accounts.change}
            search="Search members"
            empty="There are no accounts."
          />
          <CheckboxList
            title="Permissions"
            items={grants}
            ticked={permissions.ticked}
            onChange={permissions.change}
            empty="There are no permissions."
          />
        </SimpleGrid>
      )}
    </FormDialog>
  )
}

/** Accounts that share an email address are told apart by name. */
function label({ email, name }: RoleMember): string {
  return name === undefined ? email : `${email} (${name})`
}
