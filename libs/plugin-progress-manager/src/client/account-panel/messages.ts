import { defineMessages } from '@sitewright/messages'

/** What people read of their own progress. */
export const texts = defineMessages('progress-manager/own-progress', {
  heading: 'My progress: {system}',
  state: 'State',
  noState: 'None yet',
  completed: 'Completed',
  yes: 'Yes',
  notYet: 'Not yet',
  recorded: 'Recorded',
  stages: 'Stages',
  stageDone: ': completed',
  stageOpen: ': not completed',
  records: 'Records',
  noRecords: 'Nothing is recorded yet.',
  showAll: 'Show all',
  latest: 'The latest {shown} of {count} records',
})
