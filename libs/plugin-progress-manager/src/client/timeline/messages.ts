import { defineMessages } from '@sitewright/messages'

/** What happened to a person, month by month. */
export const texts = defineMessages('progress-manager/timeline', {
  registeredIn: 'Registered in <bdi>{system}</bdi>',
  registered: 'Registered <time>{at}</time>',
  registeredBy: 'Registered by <bdi>{by}</bdi>, <time>{at}</time>',
  saved: 'Saved <time>{at}</time>',
  savedBy: 'Saved by <bdi>{by}</bdi>, <time>{at}</time>',
  recorded: 'Recorded <time>{at}</time>',
  recordedBy: 'Recorded by <bdi>{by}</bdi>, <time>{at}</time>',
  struck: '<strong>Struck out</strong> <time>{at}</time>',
  struckBy: '<strong>Struck out</strong> by <bdi>{by}</bdi>, <time>{at}</time>',
  unchanged: 'Saved',
  completed: 'Completed',
  reopened: 'No longer completed',
  noState: 'No state any more',
  noStateCompleted: 'No state any more, completed',
  noStateReopened: 'No state any more, no longer completed',
  state: 'State: <bdi>{state}</bdi>',
  stateCompleted: 'State: <bdi>{state}</bdi>, completed',
  stateReopened: 'State: <bdi>{state}</bdi>, no longer completed',
  showMore: 'Show more',
  latest: 'The latest {shown} of {count} entries',
})
