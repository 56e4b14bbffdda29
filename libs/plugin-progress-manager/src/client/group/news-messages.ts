import { defineMessages } from '@sitewright/messages'

/** What became of records of several people, and of undoing them. */
export const texts = defineMessages('progress-manager/group-news', {
  reason: 'Undone right after it was recorded',
  recordedFor: 'Recorded for {count, plural, one {# person} other {# people}}',
  struckFor: 'Struck out for {count, plural, one {# person} other {# people}}',
  struck: '{count, plural, one {# record} other {# records}} struck out.',
  before:
    '{count, plural, one {# had been struck out already and stays as it was} other {# had been struck out already and stay as they were}}.',
  gone: '{count, plural, one {# is not there any more} other {# are not there any more}}.',
  undo: 'Undo',
})
