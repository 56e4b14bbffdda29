import { defineMessages } from '@sitewright/messages'

/** What the Form Release Manager says. */
export const texts = defineMessages('contactform/release-manager', {
  heading: 'Form Release Manager',
  export: 'Export all submissions (CSV)',
  about:
    'Submissions are listed here until their submitters follow the link in the verification email. Release delivers one without that.',
  searchHint: 'Search by form or submitter',
  caption: 'Submissions waiting to be released',
  nothing: 'No submissions are waiting',
  allDone: 'All submissions have been verified, released or deleted.',
  read: 'Read message',
  release: 'Release',
  openRelease: 'Open the release page',
  released: 'Released',
  confirmRelease: 'Are you sure you want to release this form?',
  whatReleasingDoes:
    'The message is delivered to the recipients of the form, although its sender has not confirmed the email address.',
})
