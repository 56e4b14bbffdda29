import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/permission-editor', {
  heading: 'Edit Permissions - {title}',
  save: 'SAVE',
  failed: 'Failed to save permission settings, see browser log for more information',
  loading: 'Loading roles',
  loadFailed: 'The roles could not be loaded',
  noRoles: 'There are no roles yet',
  createRoles: 'Create roles in the Role Manager, then choose here which of them can see this.',
  roles: 'Roles',
  search: 'Search roles',
  who: 'Who can see this {thing, select, file {file} menu {menu item} page {page} other {folder}}',
  membersOnly: 'Only members of <roles>{names}</roles> can see it.',
  otherRoles: '{count, plural, one {# other role} other {# other roles}}',
})
