/** The permissions of the shell and the administration screens. Page kinds bring their own in their manifests. */
export const corePermissions = {
  'core.admin': 'Administer the whole site',
  'core.account-owner': 'See and change their own account',
  'core.menu-manager': 'Edit the menu',
  'core.look': 'Choose how the site looks',
  'core.file-manager': 'Manage files and folders',
  'core.page-manager': 'Manage pages and form releases, see page hits',
  'core.role-manager': 'Manage roles',
  'core.account-manager': 'Manage accounts',
} as const

/** The name of one of the permissions that the core brings, such as `core.page-manager`. */
export type CorePermission = keyof typeof corePermissions

/** What the Role Editor says of a permission beside its name. */
export interface PermissionNote {
  /** The heading that it stands under, such as 'Pages'. */
  group: string
  /** A sentence or two: what one can do with it, and which screens it opens. */
  about: string
  /** What to think of before it is given. */
  warning?: string
}

/** The notes on the permissions that the core brings. */
export const corePermissionNotes: Readonly<Record<CorePermission, PermissionNote>> = {
  'core.admin': {
    group: 'Site',
    about: 'Opens every screen, also Site Settings, Link Manager, Mail and Audit Log.',
    warning:
      'Can change and delete almost everything, and give rights to anybody. Only for people who run the whole site.',
  },
  'core.account-owner': {
    group: 'People',
    about: 'Opens My Account: their password and two-step login. Everybody who logs in should have this.',
  },
  'core.menu-manager': {
    group: 'Pages',
    about: 'Opens the Menu Editor: adds, moves and removes what visitors see in the menu.',
  },
  'core.look': {
    group: 'Site',
    about:
      'Opens Look: chooses colours, fonts and the footer, uploads fonts, and publishes that for every page. Logos, favicon and background stay with administrators.',
    warning: 'What they publish is seen by every visitor at once.',
  },
  'core.file-manager': {
    group: 'Files',
    about: 'Opens the File Manager: uploads, moves and deletes pictures and documents, and says who may see them.',
  },
  'core.page-manager': {
    group: 'Pages',
    about:
      'Opens the Page Manager and the Release Manager: creates, publishes and deletes pages, says who may see them, and reads what visitors send by forms. Changing what is on a page needs a right to edit pages of its type.',
  },
  'core.role-manager': {
    group: 'People',
    about: 'Opens the Role Manager: creates and deletes roles, and says who has them.',
    warning: 'Can pass on every right that they have themselves.',
  },
  'core.account-manager': {
    group: 'People',
    about: 'Opens the Account Manager: invites people, changes their names and passwords, and deletes accounts.',
  },
}

/** What everybody holds who is not logged in. */
export const publicPermission = 'public'

/** True if `held` has any one of the `wanted` permissions. */
export function holdsAny(held: Iterable<string>, wanted: readonly string[]): boolean {
  const all = held instanceof Set ? held : new Set(held)
  return wanted.some((permission) => all.has(permission))
}
