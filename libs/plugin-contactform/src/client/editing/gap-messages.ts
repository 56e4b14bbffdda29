import { defineMessages } from '@sitewright/messages'

/** What a form lacks, to those who can change it. */
export const gaps = defineMessages('contactform/gaps', {
  noRecipient: 'This form has no recipient, so visitors cannot send it.',
  addRecipient:
    'Press ‘Edit form’ and enter an email address under ‘Recipient email addresses’. Only those who edit see this.',
})
