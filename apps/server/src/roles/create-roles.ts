import type { Changes } from '../changes.ts'
import type { Database } from '../db/database.ts'
import type { PageKinds } from '../page-kinds.ts'
import type { NoteSecurity } from '../security-log.ts'
import { createRoleEditor } from './role-editor.ts'
import { createRoleList } from './role-list.ts'
import { createThingRoles } from './thing-roles.ts'

export interface RolesOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  note: NoteSecurity
}

export type Roles = ReturnType<typeof createRoles>

/** Roles, their members and permissions, and the roles that things are kept for. */
export function createRoles(options: RolesOptions) {
  return {
    ...createRoleList(options),
    editor: createRoleEditor(options),
    ofThings: createThingRoles(options),
  }
}
