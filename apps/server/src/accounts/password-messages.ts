import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/passwords', {
  short: 'The password must have at least {least} characters',
  long: 'The password must have at most {most} characters',
  common: 'This password is too common',
  known: 'The password must not be the title of the site, the email address or the name',
})
