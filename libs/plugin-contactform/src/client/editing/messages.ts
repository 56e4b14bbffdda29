import { defineMessages } from '@sitewright/messages'

/** What the editor of a form says: its panels, its settings and its fields. */
export const texts = defineMessages('contactform/form-editor', {
  configuration: 'Form Configuration',
  fields: 'Form Fields',
  one: 'field',
  many: 'fields',
  mostFields: 'A form can have up to {most} fields.',
  loadingTemplates: 'Loading templates...',
  filled: '‘{template}’ was filled in. Change what you like, then save the form.',
  undo: 'Undo',
  recipients: 'Recipient email addresses',
  recipientsHint: 'Recipients of submissions.',
  noRecipient: 'Without a recipient, nothing can be submitted.',
  noAddress: 'This is no email address: without a recipient, nothing can be submitted.',
  badRecipients:
    '{count, plural, one {{entries} is no email address} other {{entries} are no email addresses}}: only the other recipients get what is submitted.',
  badRecipient: '‘{entry}’',
  separate: 'Separate several addresses with commas.',
  notDelivered:
    'Messages of forms reach nobody by email yet: no mail server is set, so the emails that confirm addresses and deliver messages are only stored on this server. Until one is set, page managers release messages by hand in the Form Release Manager and read them in the Form Inbox.',
  replyTo: "Set the submitter's address as reply-to",
  replyToHint: 'Replies to the delivered email go to the submitter.',
  validation: 'Enable anti-spam validation email',
  validationHint:
    'The user must click a link in an email to prove ownership of the address, before anything is delivered.',
  copy: 'Send the submitter a copy',
  copyHint:
    'Once they have clicked the link in the validation email, they get what they sent. Nobody gets a copy without that.',
  copyNeedsValidation:
    'Needs the validation email: a copy is only sent to an address whose owner has confirmed the message.',
  validationSubject: 'Validation email subject',
  validationSubjectHint: 'For the email with the link, sent to the submitter.',
  submissionSubject: 'Submission email subject',
  submissionSubjectHint: 'For the email with the answers, sent to the recipients.',
  submitText: 'Submit button text',
  keepDays: 'Keep submissions for (days)',
  keepDaysHint: 'After that they are deleted from this site.',
  completion: 'Completion text',
  completionHint: 'Shown instead of the form after submission.',
  unknownType: 'Unknown field type: {type}',
  cannotEdit: 'This version of the site cannot edit it. Visitors do not see it; saving leaves it unchanged.',
  sameLabel: 'Another field has the same label: their answers cannot be told apart in the email.',
  required: 'Required',
  alwaysRequired: 'Visitors always see this field and have to fill it in.',
  showIf: 'Show this field only if',
  showIfAnswer: 'Show this field only if<state> ‘{field}’ is ‘{answer}’</state>',
  showIfTicked: 'Show this field only if<state> ‘{field}’ is ticked</state>',
  showIfNotTicked: 'Show this field only if<state> ‘{field}’ is not ticked</state>',
  loading: 'Loading...',
})
