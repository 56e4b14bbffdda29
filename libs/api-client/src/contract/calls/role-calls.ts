import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import {
  PermissionChange,
  PermissionContext,
  PermissionEditorLists,
  RoleCandidate,
  RoleChange,
  RoleDifference,
  RoleEditorLists,
  RoleInEditor,
  RoleList,
  RoleTexts,
  RoleTitle,
} from '../schemas/roles.ts'
import { listInput, Paged } from '../schemas/paged.ts'

const roleManager = ['core.admin', 'core.role-manager'] as const

/** Which of them has to be held is the context's to say: it is the permission of the screen that opens the editor. */
const anyManager = ['core.admin', 'core.file-manager', 'core.menu-manager', 'core.page-manager'] as const

/** Roles, and the roles that resources are restricted to. */
export const roleCalls = defineCalls({
  'GET private/role-get-list.json.php': {
    summary: 'All roles',
    access: roleManager,
    reply: RoleList,
  },
  'POST private/role-create.json.php': {
    summary: 'Creates a role without members and permissions',
    access: roleManager,
    input: Type.Object({ title: RoleTitle }),
    reply: Type.Object({ id: Id }),
  },
  'POST private/role-update.json.php': {
    summary: 'Changes the title and the description of a role',
    access: roleManager,
    input: RoleTexts,
    reply: Nothing,
  },
  'GET private/role-delete.json.php': {
    summary: 'Deletes a role; its members lose its permissions',
    access: roleManager,
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/role-editor-get-list.json.php': {
    summary: 'All accounts and permissions, linked where the role has them',
    access: roleManager,
    input: Type.Object({ id: Id }),
    reply: RoleEditorLists,
  },
  'POST private/role-editor-save-list.json.php': {
    summary: 'Sets the members and permissions of a role',
    access: roleManager,
    input: RoleChange,
    reply: Nothing,
  },
  'GET private/role-editor-get-paged.json.php': {
    summary: 'All accounts in pages, linked where they have the role: its members first, each by email address',
    access: roleManager,
    input: Type.Object({ id: Id, ...listInput([], {}).properties }),
    reply: Paged(RoleCandidate),
  },
  'GET private/role-editor-get-role.json.php': {
    summary: 'How many accounts have a role, and all permissions, linked where the role has them',
    access: roleManager,
    input: Type.Object({ id: Id }),
    reply: RoleInEditor,
  },
  'POST private/role-editor-change.json.php': {
    summary: 'Adds members and permissions to a role, and removes others',
    access: roleManager,
    input: RoleDifference,
    reply: Nothing,
  },
  'GET private/permission-editor-get-list.json.php': {
    summary:
      'All roles, linked where a page, menu item, file or folder is restricted to them, and who can see it and why',
    access: anyManager,
    input: Type.Object({ id: Id, ctx: PermissionContext }),
    reply: PermissionEditorLists,
  },
  'POST private/permission-editor-save-list.json.php': {
    summary: 'Sets the roles that a page, menu item, file or folder is restricted to',
    access: anyManager,
    input: PermissionChange,
    reply: Nothing,
  },
})
