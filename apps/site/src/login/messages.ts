import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/login', {
  login: 'Login',
  resetPassword: 'Reset Password',
  selectAccount: 'Select Account',
  secondFactor: 'Second factor',
  authenticating: 'Authenticating',
  sending: 'Sending',
  email: 'Email address',
  password: 'Password',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  forgot: 'I forgot my password',
  checkFailed: 'The spam check could not be set up. Try again.',
  submit: 'LOGIN',
  cancel: 'CANCEL',
  reset: 'RESET',
  again: 'You have been logged out. Log in to go on; what you typed is still here.',
  resetExplanation:
    'Enter the email address of your account. We will email you a link to set a new password. It works once, within four hours.',
  back: 'Back to login',
  codeExplanation:
    'Enter the code that your authenticator app shows for this site. Without the app, enter one of your recovery codes.',
  code: 'Code',
  codeWrong: 'This code is wrong or has already been used',
  recoveryCode: 'Enter a recovery code',
  loggedIn: 'You are logged in.',
  failed: 'Failed to login, see browser log for more information',
  rejected: 'Your credentials were rejected, login failed',
  resetFailed: 'Failed to reset password, see browser log for more information',
  resetDone:
    'Password reset has been activated. Check your email for further instructions. To prevent fraudulent activity, password reset attempts are limited, so you may need to wait several hours before retrying if you have not received an email.',
  unsent:
    'This site cannot send email at the moment, so no link will reach you. Ask whoever manages or runs it to set a new password for you.',
})
