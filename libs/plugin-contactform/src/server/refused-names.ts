import { defineMessages } from '@sitewright/messages'

/** What is refused of a form, at the beginning of a sentence. */
export const names = defineMessages('contactform/refused-names', {
  type: "A field''s type",
  submitLabel: "A field''s SubmitLabel",
  conditionField: "The field of a field''s condition",
  conditionValue: "The answer of a field''s condition",
  hint: "A field''s hint",
  label: "A field''s label",
  option: "An option''s text",
  recipients: 'The recipients',
  validationSubject: 'The subject of the validation email',
  submissionSubject: 'The subject of the submission email',
  button: 'The text of the submit button',
  completion: 'The completion text',
})
