import { defineMessages } from '@sitewright/messages'

/** The ways on from a link that was emailed. */
export const texts = defineMessages('admin/link-page', {
  logIn: 'Log in',
  startPage: 'Go to the start page',
})
