import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/working-copies', {
  kept: 'Not saved yet, kept for you',
  waiting: 'Not saved yet',
  here: 'No connection: kept on this device',
  out: 'Logged out: kept on this device',
  gone: 'This page is gone: kept on this device',
  barred: 'No right to edit: kept on this device',
  nowhere: 'Kept nowhere: no connection, no storage',
  unkept: 'Kept nowhere: no storage in this browser',
  unsaved: 'Unsaved changes',
  unsavedOf: 'Unsaved changes {place} of {count}',
  first: 'You have changes from {moment} that are not saved.',
  other: 'Other changes are from {moment}.',
  older: 'Something else was saved since then; you will be asked before it is overwritten.',
  moment: '{day}, {time}',
  continue: 'Continue with them',
  discard: 'Discard them',
  replaceQuestion: 'Put these changes in the place of what is in the editor now, which is not saved?',
  replace: 'Replace',
  discardQuestion: 'Discard these changes? They cannot be brought back.',
  discardAnswer: 'Discard',
})
