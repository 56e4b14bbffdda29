import { defineMessages } from '@sitewright/messages'

/** What the things are that something was done to. */
export const texts = defineMessages('admin/audit-kinds', {
  page: 'page',
  account: 'account',
  role: 'role',
  menuItem: 'menu item',
  file: 'file',
  folder: 'folder',
  email: 'email',
  mail: 'mail',
  font: 'font',
  submission: 'form submission',
  template: 'section template',
  example: 'example',
})
