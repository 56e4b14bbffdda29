import { defineMessages } from '@sitewright/messages'

/** What the editor calls the fields of a page. */
export const fieldNames = defineMessages('sample-kind/fields', {
  intro: 'Introduction',
  items: 'Items',
  text: 'Text',
})

/** What readers who are logged in read below a page. */
export const thanksTexts = defineMessages('sample-kind/thanks', {
  say: 'Say thank you',
  said: 'You said thank you',
  count:
    '{count, plural, =0 {Nobody said thank you yet} one {# person said thank you} other {# people said thank you}}',
  failed: 'Your thanks could not be stored, see browser log for more information',
})
