import { defineMessages } from '@sitewright/messages'

/** What a page says before its staff can work with it. */
export const texts = defineMessages('progress-manager/view', {
  heading: 'Progress manager',
  noPermission: 'You do not have permissions to view this page',
  loading: 'Loading...',
  noScript: 'The progress of people can only be recorded with JavaScript, which is switched off in this browser.',
})
