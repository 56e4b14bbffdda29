import { defineMessages } from '@sitewright/messages'

/** What a form says as long as nobody has written anything else. */
export const texts = defineMessages('contactform/layout', {
  validationSubject: 'Form Submission Verification',
  submissionSubject: 'Contact Form Submission',
  submit: 'SUBMIT',
  completion: 'Thank you.  Your information has been received.',
  addedEmail: 'Email (required)',
})
