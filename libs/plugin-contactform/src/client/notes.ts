import { defineMessages, mayFollow } from '@sitewright/messages'

/** What the public form says, to the letter of the specification but for what is said of places and files. */
export const notes = defineMessages('contactform/view', {
  checkFailed:
    'Anti-spam system could not be initialized. Please contact the site administrator about the page you have encountered this problem on.',
  checkEmail:
    'Check your email. We need to verify your email address before your message can be delivered. An email has been sent to the email address you provided with a link to release your message.',
  submitting: 'Submitting Form',
  failed: 'Failed to submit form, see browser log for more information',
  badAddress: 'Your email address was not valid, please correct and retry',
  tooMany: 'Your submission was not processed due to repeated attempts.  Please try again in a few minutes.',
  misconfigured: 'This system has not been properly configured and your form could not be processed',
  toComplete: 'To be completed: <link>{field}</link>',
  toCorrect: 'To be corrected: <link>{field}</link>',
})

/** What is said first where no email goes out, which only sites without a mail server fetch: see `unsentMayFollow`. */
export const unsentNotes = defineMessages('contactform/unsent', {
  kept: 'Your message is kept, but this site cannot send email at the moment, so no link to release it will reach you. The site’s staff can read and release it without the link: there is no need to send it again. If it is urgent, please reach them in another way.',
  whereSent: 'Where the site can send email, it says here:',
})

/** For a form as it is drawn where no email goes out: nothing of the catalogue stands in it yet. */
export const unsentMayFollow = (): void => mayFollow('contactform/unsent')
