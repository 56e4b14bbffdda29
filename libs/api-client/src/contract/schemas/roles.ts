import { Type, type Static } from 'typebox'
import { maxRoleDescription, maxRoleTitle } from '../limits.ts'
import { Id } from './basics.ts'

/** A role with its title. */
export const Role = Type.Object({ id: Id, title: Type.String() })
export type Role = Static<typeof Role>

/** A role, and whether the person who asks may give it to somebody. */
export const ListedRole = Type.Object({
  ...Role.properties,
  /** `false` where the role has rights that this person lacks; otherwise absent. */
  grantable: Type.Optional(Type.Literal(false)),
  /** What it is for; absent where nobody said. */
  description: Type.Optional(Type.String()),
  /** What its members may do, as the Role Editor calls it; absent where that is nothing. */
  allows: Type.Optional(Type.Array(Type.String())),
})
export type ListedRole = Static<typeof ListedRole>

/** All roles, for the Role Manager. */
export const RoleList = Type.Array(ListedRole)

/** A role's title as it was typed. */
export const RoleTitle = Type.String({ maxLength: maxRoleTitle })

/** A role's title and description, as they are to be. */
export const RoleTexts = Type.Object({
  id: Id,
  title: RoleTitle,
  description: Type.String({ maxLength: maxRoleDescription }),
})
export type RoleTexts = Static<typeof RoleTexts>

/** A permission is its own id, such as `core.page-manager`. */
export const PermissionId = Type.String({ maxLength: 200 })

/** An account in the Role Editor; `linked` if it has the role. */
export const RoleMember = Type.Object({
  id: Id,
  email: Type.String(),
  /** Only where several accounts share the email address. */
  name: Type.Optional(Type.String()),
  linked: Type.Boolean(),
})
export type RoleMember = Static<typeof RoleMember>

/** A permission in the Role Editor, with its readable text; `linked` if the role has it. */
export const RolePermission = Type.Object({
  id: PermissionId,
  detail: Type.String(),
  linked: Type.Boolean(),
  /** Its group in English, such as 'Pages'; absent where nothing is known of it. */
  group: Type.Optional(Type.String()),
  /** The heading of that group in the language of who asks. */
  heading: Type.Optional(Type.String()),
  /** A sentence or two: what one can do with it, and which screens it opens. */
  about: Type.Optional(Type.String()),
  /** What to think of before it is given. */
  warning: Type.Optional(Type.String()),
})
export type RolePermission = Static<typeof RolePermission>

/** Every account and every permission, `linked` where the role has it. */
export const RoleEditorLists = Type.Object({
  accounts: Type.Array(RoleMember),
  permissions: Type.Array(RolePermission),
})
export type RoleEditorLists = Static<typeof RoleEditorLists>

/** The ids of all members and permissions that a role is to have. */
export const RoleChange = Type.Object({
  id: Id,
  accounts: Type.Array(Id, { maxItems: 20_000 }),
  permissions: Type.Array(PermissionId, { maxItems: 1000 }),
})

/** An account as the pages of the Role Editor have it; `linked` if it has the role. */
export const RoleCandidate = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  linked: Type.Boolean(),
})
export type RoleCandidate = Static<typeof RoleCandidate>

/** A role without its members' names. */
export const RoleInEditor = Type.Object({
  /** How many accounts have it. */
  members: Type.Integer({ minimum: 0 }),
  /** What it is for; absent where nobody said. */
  description: Type.Optional(Type.String()),
  permissions: Type.Array(RolePermission),
})
export type RoleInEditor = Static<typeof RoleInEditor>

/** What is added to a role and removed from it; what it has already, or has not, is left as it is. */
export const RoleDifference = Type.Object({
  id: Id,
  addAccounts: Type.Array(Id, { maxItems: 20_000 }),
  removeAccounts: Type.Array(Id, { maxItems: 20_000 }),
  addPermissions: Type.Array(PermissionId, { maxItems: 1000 }),
  removePermissions: Type.Array(PermissionId, { maxItems: 1000 }),
})

/** What a permission editor is opened for. */
export const PermissionContext = Type.Union([
  Type.Literal('file'),
  Type.Literal('menu'),
  Type.Literal('page'),
  Type.Literal('folder'),
])
export type PermissionContext = Static<typeof PermissionContext>

/** A role, and whether the page, menu item, file or folder is restricted to it (`linked`). */
export const LinkedRole = Type.Object({
  id: Id,
  /** The role's title. */
  role: Type.String(),
  linked: Type.Boolean(),
})
export type LinkedRole = Static<typeof LinkedRole>

/** The roles to choose from, and sentences that say who can see the thing and why. */
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

/** The roles to which a page, menu item, file or folder is to be restricted; none lifts the restriction. */
export const PermissionChange = Type.Object({
  id: Id,
  /** Ids of the ticked roles. */
  permissions: Type.Array(Id, { maxItems: 20_000 }),
  ctx: PermissionContext,
})
