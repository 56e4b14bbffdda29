import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/masthead', {
  login: 'Login',
  logout: 'Logout',
  account: 'Account',
  startPage: 'Start page',
  menu: 'Menu',
  search: 'Search',
  settings: 'Settings',
})
