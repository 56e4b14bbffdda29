import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/refusals', {
  notFound: 'Not found',
  text: '{name} must be a text',
  longText: '{name} must have at most {most} characters',
  sanitisedTooLong: 'A text must have at most {most} characters',
  tooManyElements:
    'The texts of a page must have at most {most} HTML elements and attributes: divide it into several pages',
  notLoggedIn: 'Not logged in',
  tooManyAttempts: 'Too many attempts',
})
