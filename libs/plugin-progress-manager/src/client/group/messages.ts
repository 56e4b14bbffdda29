import { defineMessages } from '@sitewright/messages'

/** One record for several people. */
export const texts = defineMessages('progress-manager/group', {
  several: 'Several people',
  hint: 'To record for several people at once, tick them. In the search, Enter ticks the only one found.',
  chosen: '{count, plural, one {# person} other {# people}} chosen',
  tooMany: 'Choose {most} at most.',
  chooseAll: 'Choose all {count} found',
  clear: 'Clear choice',
  record: 'Record progress',
  recordFor: 'RECORD FOR {count, plural, one {# PERSON} other {# PEOPLE}}',
  discard: 'Discard your changes?',
  cancel: 'CANCEL',
  people: '<b>{count, plural, one {# person} other {# people}}</b>: <bdi>{names}</bdi>',
  more: '{names} and {count} more',
  duration: 'Duration: {hours}',
  notes: 'Notes',
  refused: 'Not recorded for these, who stay chosen. It is recorded for the others.',
  startDay: 'Start date',
  startTime: 'Start time',
  endDay: 'End date',
  endTime: 'End time',
  backwards: 'The end is before the start',
  notSure: 'The records may or may not have been added. Sending them again unchanged does not add them twice.',
})
