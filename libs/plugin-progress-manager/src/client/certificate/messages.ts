import { defineMessages } from '@sitewright/messages'

/** A certificate, and what opens and prints it. */
export const texts = defineMessages('progress-manager/certificate', {
  certificate: 'Certificate',
  print: 'Print',
  loading: 'Loading certificate...',
  failed: 'The certificate could not be loaded.',
  tryAgain: 'Try again',
  record: 'Record of progress',
  certifies: 'This certifies that',
  records: 'This records how far',
  hasCompleted: 'has completed',
  hasCome: 'has come in',
  completed: 'Completed',
  completedBy: '{day}, signed by <bdi>{by}</bdi>',
  state: 'State',
  recorded: 'Recorded',
  noStage: 'No stage is completed yet.',
  allStages: 'All {of} stages',
  someStages: '{done} of {of} stages',
  stage: 'Stage',
  signedBy: 'Signed by',
  signature: 'Date and signature',
  printed: 'Printed on {day}',
})
