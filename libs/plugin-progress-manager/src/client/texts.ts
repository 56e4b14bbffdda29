/** What the specification has a page of this kind say (B§8), and what else is asked and told. */
export const connectFailure = 'Failed to connect to system, see browser log for more information'
export const registerFailure = 'Failed to register user, see browser log for more information'
export const saveFailure = 'Failed to update registration data, see browser log for more information'
export const recordFailure = 'Failed to record progress record, see browser log for more information'
export const strikeFailure = 'Failed to strike out the record, see browser log for more information'

export const noSystems =
  'No progression systems have been configured. A progress system administrator must define one first.'
export const permanentChoice = 'This choice is permanent and cannot be altered once saved. Several systems can be made.'

export const noPermission = 'You do not have permissions to view this page'

export const dropQuestion = 'There are unsaved changes. Leave without saving?'
