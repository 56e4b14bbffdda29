import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/roles', {
  pages: '{count, plural, one {# page} other {# pages}}',
  menuItems: '{count, plural, one {# menu item} other {# menu items}}',
  folders: '{count, plural, one {# folder} other {# folders}}',
  files: '{count, plural, one {# file} other {# files}}',
})
