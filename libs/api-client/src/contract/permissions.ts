/** The permissions of the shell and the administration screens. Page kinds bring their own in their manifests. */
export const corePermissions = {
  'core.admin': 'Administrate the whole site',
  'core.account-owner': 'See the own account',
  'core.menu-manager': 'Edit the menu',
  'core.file-manager': 'Manage files and folders',
  'core.page-manager': 'Manage pages and form releases, see page hits',
  'core.role-manager': 'Manage roles',
  'core.account-manager': 'Manage accounts',
} as const

/** The name of one of the permissions that the core brings, such as `core.page-manager`. */
export type CorePermission = keyof typeof corePermissions

/** What everybody holds who is not logged in. */
export const publicPermission = 'public'

/** True if `held` has any one of the `wanted` permissions. */
export function holdsAny(held: Iterable<string>, wanted: readonly string[]): boolean {
  const all = held instanceof Set ? held : new Set(held)
  return wanted.some((permission) => all.has(permission))
}
