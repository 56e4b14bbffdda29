import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/app', {
  skip: 'Skip to content',
  administration: 'Administration',
  tools: 'Search and shortcuts',
  otherPerson:
    'You are now logged in as {name}, so nothing was saved here. Reload the page to go on; what you typed is then lost.',
  loggedOut: 'You are logged out. What you typed is still here.',
  partMissing: 'A part of this site cannot be fetched; it may have been updated. Reload the page to go on.',
  noConnection: 'No connection. Trying again…',
  reload: 'Reload',
  logIn: 'Log in',
  tryNow: 'Try now',
  logOut: 'Log out',
  stay: 'Stay',
  stays:
    '{count, plural, one {You are logged out. What you typed on one page or screen and did not save is kept on this device. Only you are shown it, when you log in here again.} other {You are logged out. What you typed on # pages or screens and did not save is kept on this device. Only you are shown it, when you log in here again.}}',
  deleteHere: 'Delete it here',
})
