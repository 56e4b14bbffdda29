import type { Role } from '@sitewright/api-client'
import { useState } from 'react'
import { NewRoleDialog } from '../role-manager/NewRoleDialog.tsx'
import { RoleEditor } from '../role-manager/RoleEditor.tsx'

export interface NewRoleForAccountProps {
  /** The role is there, and may have rights already. */
  onCreated: (id: number) => void
  onClose: () => void
}

/** Creates a role and lets its rights be chosen. To stand beside the form that it was opened from, not in it. */
export function NewRoleForAccount({ onCreated, onClose }: NewRoleForAccountProps) {
  const [role, setRole] = useState<Role>()
  if (!role) return <NewRoleDialog onCreated={setRole} onClose={onClose} />
  const done = () => {
    onCreated(role.id)
    onClose()
  }
  return <RoleEditor id={role.id} title={role.title} onClose={done} />
}
