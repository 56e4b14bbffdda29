import { Type, type Static } from 'typebox'
import { Id } from './basics.ts'

export const Role = Type.Object({ id: Id, title: Type.String() })
export type Role = Static<typeof Role>
export const RoleList = Type.Array(Role)

/** A role's title as it was typed. */
export const RoleTitle = Type.String({ maxLength: 100 })

/** A permission is its own id, such as `core.page-manager`. */
export const PermissionId = Type.String({ maxLength: 200 })

export const RoleMember = Type.Object({
  id: Id,
  email: Type.String(),
  /** Only where several accounts share the email address. */
  name: Type.Optional(Type.String()),
  linked: Type.Boolean(),
})
export type RoleMember = Static<typeof RoleMember>

export const RolePermission = Type.Object({ id: PermissionId, detail: Type.String(), linked: Type.Boolean() })
export type RolePermission = Static<typeof RolePermission>

/** Every account and every permission, `linked` where the role has it. */
export const RoleEditorLists = Type.Object({
  accounts: Type.Array(RoleMember),
  permissions: Type.Array(RolePermission),
})
export type RoleEditorLists = Static<typeof RoleEditorLists>

export const RoleChange = Type.Object({
  id: Id,
  accounts: Type.Array(Id, { maxItems: 20_000 }),
  permissions: Type.Array(PermissionId, { maxItems: 1000 }),
})

/** What a permission editor is opened for. */
export const PermissionContext = Type.Union([
  Type.Literal('file'),
  Type.Literal('menu'),
  Type.Literal('page'),
  Type.Literal('folder'),
])
export type PermissionContext = Static<typeof PermissionContext>

export const LinkedRole = Type.Object({
  id: Id,
  /** The role's title. */
  role: Type.String(),
  linked: Type.Boolean(),
})
export type LinkedRole = Static<typeof LinkedRole>

export const PermissionEditorLists = Type.Object({
  permissions: Type.Array(LinkedRole),
  /** A sentence: who can see the thing while no role is ticked, and by which rule. */
  otherwise: Type.String(),
  /** A sentence: who can see it whatever is ticked. */
  always: Type.String(),
  /** Further sentences on what decides who sees it, such as that a page is not published. */
  notes: Type.Array(Type.String()),
})
export type PermissionEditorLists = Static<typeof PermissionEditorLists>

export const PermissionChange = Type.Object({
  id: Id,
  /** Ids of the ticked roles. */
  permissions: Type.Array(Id, { maxItems: 20_000 }),
  ctx: PermissionContext,
})
