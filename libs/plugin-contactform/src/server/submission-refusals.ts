import { defineMessages } from '@sitewright/messages'

/** What those who send a form, or a file ahead of it, are refused with. */
export const refusals = defineMessages('contactform/submission-refusals', {
  problem: '{field}: {problem}',
  tooLong: 'All answers together may have {most} characters',
  noFields: 'The submission is not a list of fields',
  tooManyFields: 'A form must have at most {most} fields',
  noFile: 'No file was sent',
  noRoom: 'This form cannot take any more files at the moment. Please try again tomorrow',
  otherType: '‘{name}’ is not what its name says, please choose one of these: {endings}',
})
