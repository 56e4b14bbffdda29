import { defineMessages } from '@sitewright/messages'

/** The specification's messages (B§8). */
export const failures = defineMessages('progress-admin/failures', {
  noName: 'A system name must be provided',
  duplicate: 'The item already exists',
  setupFailed: 'Failed to create system, see browser log for more information',
  saveFailed: 'Failed to save progression system data, see browser log for more information',
})
