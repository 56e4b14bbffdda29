import { defineMessages } from '@sitewright/messages'

/** What could not be done (B§8). */
export const failures = defineMessages('progress-manager/failures', {
  connect: 'Failed to connect to system, see browser log for more information',
  register: 'Failed to register user, see browser log for more information',
  save: 'Failed to update registration data, see browser log for more information',
  record: 'Failed to record progress record, see browser log for more information',
  strike: 'Failed to strike out the record, see browser log for more information',
})
