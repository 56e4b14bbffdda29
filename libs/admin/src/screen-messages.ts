import { defineMessages } from '@sitewright/messages'

/** What the screens of the administration are called, in lists of them and as their headings. */
export const texts = defineMessages('admin/screens', {
  start: 'Start',
  menuEditor: 'Menu Editor',
  siteSettings: 'Site Settings',
  look: 'Look',
  linkManager: 'Link Manager',
  pageManager: 'Page Manager',
  fileManager: 'File Manager',
  roleManager: 'Role Manager',
  accountManager: 'Account Manager',
  auditLog: 'Audit Log',
  mail: 'Mail',
  trash: 'Trash',
  myAccount: 'My Account',
  passwordReset: 'Password reset',
  deactivation: 'Account deactivation',
})
