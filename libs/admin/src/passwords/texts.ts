import type { PasswordChangeTexts } from './use-password-change.ts'

export const ownPasswordTexts: PasswordChangeTexts = {
  success: 'Your password was successfully updated',
  wrong: 'Password change failed, your current password was incorrect',
  failure: 'Failed to change your password, see browser log for more information',
}

export const userPasswordTexts: PasswordChangeTexts = {
  success: 'User password was successfully updated',
  wrong:
    'Password change failed, YOUR password was incorrect.  You must enter YOUR password, to verify you have permission to update a user password.',
  failure: 'Failed to change the password, see browser log for more information',
}

/** Stands beside a password that was typed to prove who one is, and was not it. */
export const wrongPassword = 'This password was incorrect'

/** Stands beside a field for a new password (Q46). */
export const passwordRule = 'At least 8 characters'
