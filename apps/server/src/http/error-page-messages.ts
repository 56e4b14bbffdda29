import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/error-page', {
  againInSeconds: '{count, plural, one {Wait # second first.} other {Wait # seconds first.}}',
  againInMinutes: '{count, plural, one {Wait # minute first.} other {Wait # minutes first.}}',
  inLog: 'Whoever runs the site finds more in its log under {id}.',
  again: 'Try again',
  home: 'Go to the home page',
  elsewhere: 'Open the page there',
})
