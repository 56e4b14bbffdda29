import type { AdminScreen } from '@sitewright/page-kit'

const admin = 'core.admin'

/** The screens of the core, each loaded when it is entered. Page kinds may bring further ones. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'menueditor',
    label: 'Menu Editor',
    needs: [admin, 'core.menu-manager'],
    load: () => import('./menu-editor/MenuEditor.tsx'),
  },
  {
    path: 'siteeditor',
    label: 'Site Settings',
    needs: [admin],
    load: () => import('./site-settings/SiteSettings.tsx'),
  },
  {
    path: 'linkmanager',
    label: 'Link Manager',
    needs: [admin],
    load: () => import('./link-manager/LinkManager.tsx'),
  },
  {
    path: 'pagemanager',
    label: 'Page Manager',
    needs: [admin, 'core.page-manager'],
    wide: true,
    load: () => import('./page-manager/PageManager.tsx'),
  },
  {
    path: 'filemanager',
    label: 'File Manager',
    needs: [admin, 'core.file-manager'],
    wide: true,
    load: () => import('./file-manager/FileManager.tsx'),
  },
  {
    path: 'rolemanager',
    label: 'Role Manager',
    needs: [admin, 'core.role-manager'],
    load: () => import('./role-manager/RoleManager.tsx'),
  },
  {
    path: 'accountmanager',
    label: 'Account Manager',
    needs: [admin, 'core.account-manager'],
    wide: true,
    load: () => import('./account-manager/AccountManager.tsx'),
  },
  { path: 'auditlog', label: 'Audit Log', needs: [admin], wide: true, load: () => import('./audit-log/AuditLog.tsx') },
  { path: 'mail', label: 'Mail', needs: [admin], wide: true, load: () => import('./mail/MailScreen.tsx') },
  {
    path: 'myaccount',
    label: 'My Account',
    needs: ['core.account-owner'],
    load: () => import('./my-account/MyAccount.tsx'),
  },
  {
    path: 'passwordreset',
    label: 'Password reset',
    needs: [],
    load: () => import('./password-reset/PasswordReset.tsx'),
  },
  {
    path: 'deactivate',
    label: 'Account deactivation',
    needs: [],
    load: () => import('./deactivation/Deactivation.tsx'),
  },
]
