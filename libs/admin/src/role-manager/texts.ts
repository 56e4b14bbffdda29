export const createFailure = 'Failed to create role, see browser log for more information'

export const saveFailure = 'Failed to save role settings, see browser log for more information'

export const deleteQuestion =
  'Are you sure you want to delete this role? All permissions associated with this role will be revoked. This cannot be undone.'

export const deleteSuccess = 'Role was successfully deleted.'

export const deleteFailure = 'An error occurred trying to delete the role. Check your browser log for more details.'
