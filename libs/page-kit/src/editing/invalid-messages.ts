import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/invalid-numbers', {
  one: 'A number is invalid. Nothing has been saved: correct it first.',
  named: 'A number is invalid: {field}. Nothing has been saved: correct it first.',
})
