import { defineMessages } from '@sitewright/messages'

/** What the types of fields are called, and so a field that was not given a label. */
export const labels = defineMessages('contactform/field-types', {
  checkbox: 'Checkbox',
  date: 'Date',
  email: 'Email',
  file: 'File',
  multiLine: 'Multi-line text',
  multiSelect: 'Multi-select',
  number: 'Number',
  radio: 'Radio buttons',
  select: 'Select',
  singleLine: 'Single line text',
  text: 'Text block',
  time: 'Time',
})
