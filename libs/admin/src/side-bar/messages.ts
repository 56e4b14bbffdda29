import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/side-bar', {
  close: 'Close',
  administration: 'Administration',
  search: 'Search',
  content: 'Content',
  people: 'People',
  site: 'Site',
  shortcuts: 'Keyboard shortcuts',
  showNames: 'Show names',
  showIcons: 'Show icons only',
})
