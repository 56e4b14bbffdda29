import { defineMessages } from '@sitewright/messages'

/** What stands on keys, as keyboards of the reader's country have it. */
export const texts = defineMessages('admin/keys', {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  space: 'Space',
})
