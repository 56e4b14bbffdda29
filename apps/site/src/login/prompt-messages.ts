import { defineMessages } from '@sitewright/messages'

/** Apart from those of the dialog, which only somebody loads who opens it. */
export const texts = defineMessages('site/login-prompt', {
  login: 'Login',
  loading: 'Loading',
})
