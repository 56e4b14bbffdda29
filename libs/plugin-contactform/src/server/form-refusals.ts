import { defineMessages } from '@sitewright/messages'

/** What those who save a form are refused with. */
export const refusals = defineMessages('contactform/form-refusals', {
  noLayout: 'Invalid form layout',
  noFields: 'A form must have a list of fields',
  tooManyFields: 'A form must have at most {most} fields',
  tooLarge: 'A form must have at most {most} characters',
  tooDeep: 'The form is nested too deeply',
  keepDays: 'Submissions must be kept for {min} to {max} days',
  noType: 'A field must have a type',
  numbers: "A field's Default, Min and Max must be numbers",
  noOptions: "A field's options must be a list",
  tooManyOptions: 'A field must have at most {most} options',
  places: 'An option must have 0 to {most} places',
  ownAnswer: '{field}: a field cannot be shown by its own answer',
  laterField: '{field}: a field can only be shown by the answer of a field above it',
})
