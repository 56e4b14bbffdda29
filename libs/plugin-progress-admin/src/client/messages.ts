import { defineMessages } from '@sitewright/messages'

/** What a page says before its staff can work with it. */
export const texts = defineMessages('progress-admin/view', {
  noPermission: 'You do not have permissions to view this page',
  loading: 'Loading...',
  noScript: 'This page needs JavaScript.',
  toolbar: 'Progression system',
  heading: 'Progression System: {name}',
})
