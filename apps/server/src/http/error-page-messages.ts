import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/error-page', {
  againInSeconds: '{count, plural, one {Please try again in # second.} other {Please try again in # seconds.}}',
  againInMinutes: '{count, plural, one {Please try again in # minute.} other {Please try again in # minutes.}}',
  inLog: 'Whoever runs the site finds more in its log under {id}.',
  again: 'Try again',
  home: 'Go to the home page',
  elsewhere: 'Open the page there',
})
