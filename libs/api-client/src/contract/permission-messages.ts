import { defineMessages } from '@sitewright/messages'

/** What the permissions of the core allow, in a few words. */
export const titles = defineMessages('api-client/permissions', {
  admin: 'Administer the whole site',
  accountOwner: 'See and change their own account',
  menuManager: 'Edit the menu',
  look: 'Choose how the site looks',
  fileManager: 'Manage files and folders',
  pageManager: 'Manage pages and form releases, see page hits',
  roleManager: 'Manage roles',
  accountManager: 'Manage accounts',
})

/** What is said of them beside that, and the headings they stand under. */
export const notes = defineMessages('api-client/permission-notes', {
  site: 'Site',
  people: 'People',
  pages: 'Pages',
  files: 'Files',
  admin: 'Opens every screen, also Site Settings, Link Manager, Mail and Audit Log.',
  adminWarning:
    'Can change and delete almost everything, and give rights to anybody. Only for people who run the whole site.',
  accountOwner: 'Opens My Account: their password and two-step login. Everybody who logs in should have this.',
  menuManager: 'Opens the Menu Editor: adds, moves and removes what visitors see in the menu.',
  look: 'Opens Look: chooses colours, fonts and the footer, uploads fonts, and publishes that for every page. Logos, favicon and background stay with administrators.',
  lookWarning: 'What they publish is seen by every visitor at once.',
  fileManager: 'Opens the File Manager: uploads, moves and deletes pictures and documents, and says who may see them.',
  pageManager:
    'Opens the Page Manager and the Release Manager: creates, publishes and deletes pages, says who may see them, and reads what visitors send by forms. Changing what is on a page needs a right to edit pages of its type.',
  roleManager: 'Opens the Role Manager: creates and deletes roles, and says who has them.',
  roleManagerWarning: 'Can pass on every right that they have themselves.',
  accountManager: 'Opens the Account Manager: invites people, changes their names and passwords, and deletes accounts.',
})
