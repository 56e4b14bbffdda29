import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { Audit } from '../audit/audit.ts'
import type { Trash } from '../trash/trash.ts'
import { createRoleEditor } from './role-editor.ts'
import { createRoleList } from './role-list.ts'
import { createPagedMembers } from './paged-members.ts'
import { createResourceRoles } from './resource-roles.ts'

export interface RolesOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  audit: Audit
  trash: Pick<Trash, 'put'>
}

export type Roles = ReturnType<typeof createRoles>

/** Roles, their members and permissions, and the roles that resources are restricted to. */
export function createRoles(options: RolesOptions) {
  return {
    ...createRoleList(options),
    editor: { ...createRoleEditor(options), listPaged: createPagedMembers(options.database) },
    ofResources: createResourceRoles(options),
  }
}
