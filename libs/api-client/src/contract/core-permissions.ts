import type { Told } from '@sitewright/messages'
import { notes, titles } from './permission-messages.ts'

/** The permissions of the shell and the administration screens, each with what it allows. Page kinds bring their own in their manifests. */
export const corePermissions = {
  'core.admin': titles.admin,
  'core.account-owner': titles.accountOwner,
  'core.menu-manager': titles.menuManager,
  'core.look': titles.look,
  'core.file-manager': titles.fileManager,
  'core.page-manager': titles.pageManager,
  'core.role-manager': titles.roleManager,
  'core.account-manager': titles.accountManager,
} as const

/** The name of one of the permissions that the core brings, such as `core.page-manager`. */
export type CorePermission = keyof typeof corePermissions

/** What the Role Editor says of a permission beside its name. */
export interface PermissionNote<Text extends Told = Told> {
  /** The heading that it stands under, such as 'Pages'; permissions are grouped by it in English. */
  group: Text
  /** A sentence or two: what one can do with it, and which screens it opens. */
  about: Text
  /** What to think of before it is given. */
  warning?: Text
}

/** The notes on the permissions that the core brings. */
export const corePermissionNotes: Readonly<Record<CorePermission, PermissionNote<() => string>>> = {
  'core.admin': { group: notes.site, about: notes.admin, warning: notes.adminWarning },
  'core.account-owner': { group: notes.people, about: notes.accountOwner },
  'core.menu-manager': { group: notes.pages, about: notes.menuManager },
  'core.look': { group: notes.site, about: notes.look, warning: notes.lookWarning },
  'core.file-manager': { group: notes.files, about: notes.fileManager },
  'core.page-manager': { group: notes.pages, about: notes.pageManager },
  'core.role-manager': { group: notes.people, about: notes.roleManager, warning: notes.roleManagerWarning },
  'core.account-manager': { group: notes.people, about: notes.accountManager },
}
