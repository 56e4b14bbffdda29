import { defineMessages } from '@sitewright/messages'

/** What came of changing a password, one's own or somebody else's. */
export const texts = defineMessages('admin/password-change', {
  ownChanged: 'Your password was successfully updated',
  ownWrong: 'Password change failed, your current password was incorrect',
  ownFailed: 'Failed to change your password, see browser log for more information',
  changed: 'User password was successfully updated',
  wrong:
    'Password change failed, YOUR password was incorrect.  You must enter YOUR password, to verify you have permission to update a user password.',
  failed: 'Failed to change the password, see browser log for more information',
})
