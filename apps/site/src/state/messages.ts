import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/errors', {
  stillHere: 'What you typed is still here.',
  noConnection: 'There is no connection to the site.',
  noAnswer: 'The site does not answer at the moment.',
  notLoggedIn: 'You are not logged in. Log in to go on.',
  noPermission: 'Your account does not have the permission for this.',
  needsOne: 'Your account does not have the permission ‘{name}’.',
  named: '‘{name}’',
  needsAny: 'Your account has none of the permissions {names}.',
  gone: 'It is no longer there. Somebody may have deleted it.',
  tooLarge: 'It is too large for this site.',
  tryLater: 'There were too many attempts. Try again later.',
  tryNow: 'There were too many attempts. Try again now.',
  tryInSeconds:
    '{seconds, plural, one {There were too many attempts. Try again in # second.} other {There were too many attempts. Try again in # seconds.}}',
  tryInMinutes:
    '{minutes, plural, one {There were too many attempts. Try again in # minute.} other {There were too many attempts. Try again in # minutes.}}',
  tryInHours:
    '{hours, plural, one {There were too many attempts. Try again in # hour.} other {There were too many attempts. Try again in # hours.}}',
  noSpace: 'There is no space left on the server.',
  notAccepted: 'The site did not accept what was sent ({status}).',
  broken: 'Something went wrong on the server ({what}).',
  leaveQuestion: 'You have unsaved changes. Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
})
