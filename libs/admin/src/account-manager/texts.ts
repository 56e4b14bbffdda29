export const createFailure = 'Failed to create user, see browser log for more information'

export const saveFailure = 'Failed to save the account, see browser log for more information'

export const deleteQuestion = 'Are you sure you want to delete this account?  This cannot be undone.'

export const deleteSuccess = 'Account was successfully deleted.'

export const deleteFailure = 'An error occurred trying to delete the account.  Check your browser log for more details.'

export const reactivateFailure = 'Failed to reactivate the account, see browser log for more information'

export const inviteFailure = 'Failed to send the invitation, see browser log for more information'

export const linkFailure = 'Failed to make the invitation link, see browser log for more information'

export const turnOffFailure = 'Failed to turn off two-step login, see browser log for more information'
