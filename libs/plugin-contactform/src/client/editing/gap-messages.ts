import { defineMessages } from '@sitewright/messages'

/**
 * What a form lacks, to those who publish it. The notice above the form says so in a catalogue of its own: a module that both
 * import would be in the files of visitors.
 */
export const gaps = defineMessages('contactform/gaps', {
  noRecipient: 'This form has no recipient, so visitors cannot send it.',
})
