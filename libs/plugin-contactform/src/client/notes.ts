/** What the public form says, to the letter of the specification. */
export const notes = {
  checkFailed:
    'Anti-spam system could not be initialized. Please contact the site administrator about the page you have ' +
    'encountered this problem on.',
  verification:
    'To reduce spam, we require verification of your email address to accept this information. You will receive an ' +
    'email after submitting this form containing a verification link if you were not pre-verified. Once your email ' +
    'has been confirmed, your message will be delivered.',
  checkEmail:
    'Check your email. We need to verify your email address before your message can be delivered. An email has been ' +
    'sent to the email address you provided with a link to release your message.',
  submitting: 'Submitting Form',
  failed: 'Failed to submit form, see browser log for more information',
  badAddress: 'Your email address was not valid, please correct and retry',
  tooMany: 'Your submission was not processed due to repeated attempts.  Please try again in a few minutes.',
  misconfigured: 'This system has not been properly configured and your form could not be processed',
} as const
