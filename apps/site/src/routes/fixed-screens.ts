/** A screen of the specification's table of fixed routes. */
export interface FixedScreen {
  /** Under `/pages/`. */
  path: string
  label: string
  /** Permissions, any one of which the route demands; none for everyone. */
  needs: readonly string[]
  /** True where the path goes on with a `/{uid}`. */
  takesUid?: boolean
  /** True for an entry of the gear menu, which keeps this table's order. */
  gear?: boolean
}

const admin = 'core.admin'

/**
 * Who may enter which screen, and what the gear menu calls it (SHELL-012..022, NAV-011). A row counts only while a
 * package brings the screen itself; its permissions then are these, whatever the package says.
 */
export const fixedScreens: readonly FixedScreen[] = [
  { path: 'menueditor', label: 'Menu Editor', needs: [admin, 'core.menu-manager'], gear: true },
  { path: 'siteeditor', label: 'Site Settings', needs: [admin], gear: true },
  { path: 'pagemanager', label: 'Page Manager', needs: [admin, 'core.page-manager'], gear: true },
  { path: 'linkmanager', label: 'Link Manager', needs: [admin], gear: true },
  { path: 'releasemanager', label: 'Form Release Manager', needs: [admin, 'core.page-manager'], gear: true },
  { path: 'filemanager', label: 'File Manager', needs: [admin, 'core.file-manager'], gear: true },
  { path: 'rolemanager', label: 'Role Manager', needs: [admin, 'core.role-manager'], gear: true },
  { path: 'accountmanager', label: 'Account Manager', needs: [admin, 'core.account-manager'], gear: true },
  { path: 'myaccount', label: 'My Account', needs: ['core.account-owner'] },
  { path: 'passwordreset', label: 'Password reset', needs: [], takesUid: true },
  { path: 'deactivate', label: 'Account deactivation', needs: [], takesUid: true },
]
