import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('session/other-person', {
  loggedInAs: 'You are now logged in as {name}. Reload the page to go on',
})
