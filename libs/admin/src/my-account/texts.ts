/** The alert after a second factor could neither be prepared nor turned on. */
export const turnOnFailure = 'Failed to turn on two-step login, see browser log for more information'

export const turnOffFailure = 'Failed to turn off two-step login, see browser log for more information'

export const newCodesFailure = 'Failed to make new recovery codes, see browser log for more information'

export const leaveCodesQuestion = {
  text: 'Close without saving the recovery codes? They are not shown again.',
  accept: 'Close',
  refuse: 'Keep open',
}

export const requestDeactivationFailure = 'Failed to send the link, see browser log for more information'
