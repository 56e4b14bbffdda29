import type { PermissionContext } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useMemo } from 'react'
import { CheckboxList } from '../dialogs/CheckboxList.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { useTicked } from '../dialogs/use-ticked.ts'
import { WhoCanSeeIt } from './WhoCanSeeIt.tsx'
import { texts } from './messages.ts'

/** From this many roles on they can be searched. */
const searchFrom = 12

export interface PermissionEditorProps {
  /** Of the file, menu item, page or folder. */
  id: number
  title: string
  context: PermissionContext
  /** To say so where the dialog was. */
  onSaved?: () => void
  onClose: () => void
}

/**
 * The dialog that sets the roles for which a file, menu item, page or folder is kept. It says, while they are being
 * ticked, who can see the thing and why. Needs `FullSystemProvider` above it.
 */
export function PermissionEditor({ id, title, context, onSaved, onClose }: PermissionEditorProps) {
  const { api, refresh } = useSite()
  const lists = useLoaded(callQuery(api, 'GET private/permission-editor-get-list.json.php', { id, ctx: context }))
  const linked = useTicked(lists.value?.permissions)
  const roles = useMemo(
    () => (lists.value?.permissions ?? []).map((one) => ({ id: one.id, label: shownTitle(one.role) })),
    [lists.value],
  )

  const saving = useSaving(async () => {
    await api('POST private/permission-editor-save-list.json.php', { id, permissions: linked.ids, ctx: context })
    await refresh()
    onClose()
    onSaved?.()
  }, texts.failed())

  return (
    <FormDialog
      title={texts.heading({ title: shownTitle(title) })}
      submit={texts.save()}
      disabled={roles.length === 0}
      changed={linked.changed}
      saving={saving}
      onClose={onClose}
    >
      {lists.status === 'loading' && <Spinner label={texts.loading()} />}
      {lists.status === 'failed' && (
        <LoadFailure title={texts.loadFailed()} error={lists.error} onRetry={lists.reload} />
      )}
      {lists.status === 'ready' && roles.length === 0 && (
        <EmptyState title={texts.noRoles()}>{texts.createRoles()}</EmptyState>
      )}
      {roles.length > 0 && (
        <CheckboxList
          title={texts.roles()}
          items={roles}
          ticked={linked.ticked}
          onChange={linked.change}
          search={roles.length >= searchFrom ? texts.search() : undefined}
          empty=""
        />
      )}
      {lists.value && (
        <WhoCanSeeIt
          context={context}
          roles={roles.filter((role) => linked.ticked.has(role.id)).map(({ label }) => label)}
          rules={lists.value}
        />
      )}
    </FormDialog>
  )
}
