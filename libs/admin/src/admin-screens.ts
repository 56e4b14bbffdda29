import type { AdminScreen } from '@sitewright/page-kit'

const admin = 'core.admin'

const managers = ['core.menu-manager', 'core.look', 'core.file-manager', 'core.page-manager', 'core.role-manager']

/**
 * The screens of the core, each loaded when it is entered, in the order of the side bar's groups. Page kinds may bring
 * further ones.
 */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'start',
    label: 'Start',
    needs: [admin, ...managers, 'core.account-manager'],
    icon: 'home',
    wide: true,
    load: () => import('./start/Start.tsx'),
  },
  {
    path: 'menueditor',
    label: 'Menu Editor',
    needs: [admin, 'core.menu-manager'],
    icon: 'menu',
    load: () => import('./menu-editor/MenuEditor.tsx'),
  },
  {
    path: 'siteeditor',
    label: 'Site Settings',
    needs: [admin],
    group: 'site',
    icon: 'settings',
    load: () => import('./site-settings/SiteSettings.tsx'),
  },
  {
    path: 'look',
    label: 'Look',
    needs: [admin, 'core.look'],
    group: 'site',
    icon: 'palette',
    wide: true,
    load: () => import('./look/LookScreen.tsx'),
  },
  {
    path: 'linkmanager',
    label: 'Link Manager',
    needs: [admin],
    group: 'site',
    icon: 'link',
    wide: true,
    load: () => import('./link-manager/LinkManager.tsx'),
  },
  {
    path: 'pagemanager',
    label: 'Page Manager',
    needs: [admin, 'core.page-manager'],
    icon: 'file',
    wide: true,
    load: () => import('./page-manager/PageManager.tsx'),
  },
  {
    path: 'filemanager',
    label: 'File Manager',
    needs: [admin, 'core.file-manager'],
    icon: 'folder',
    wide: true,
    load: () => import('./file-manager/FileManager.tsx'),
  },
  {
    path: 'rolemanager',
    label: 'Role Manager',
    needs: [admin, 'core.role-manager'],
    group: 'people',
    icon: 'key',
    wide: true,
    load: () => import('./role-manager/RoleManager.tsx'),
  },
  {
    path: 'accountmanager',
    label: 'Account Manager',
    needs: [admin, 'core.account-manager'],
    group: 'people',
    icon: 'people',
    wide: true,
    load: () => import('./account-manager/AccountManager.tsx'),
  },
  {
    path: 'auditlog',
    label: 'Audit Log',
    needs: [admin],
    group: 'site',
    icon: 'list',
    wide: true,
    load: () => import('./audit-log/AuditLog.tsx'),
  },
  {
    path: 'mail',
    label: 'Mail',
    needs: [admin],
    group: 'site',
    icon: 'mail',
    wide: true,
    load: () => import('./mail/MailScreen.tsx'),
  },
  {
    path: 'trash',
    label: 'Trash',
    icon: 'trash',
    needs: [admin, 'core.page-manager', 'core.file-manager', 'core.account-manager'],
    wide: true,
    load: () => import('./trash/TrashScreen.tsx'),
  },
  {
    path: 'myaccount',
    label: 'My Account',
    needs: ['core.account-owner'],
    group: 'none',
    load: () => import('./my-account/MyAccount.tsx'),
  },
  {
    path: 'passwordreset',
    label: 'Password reset',
    needs: [],
    group: 'none',
    load: () => import('./password-reset/PasswordReset.tsx'),
  },
  {
    path: 'deactivate',
    label: 'Account deactivation',
    needs: [],
    group: 'none',
    load: () => import('./deactivation/Deactivation.tsx'),
  },
]
