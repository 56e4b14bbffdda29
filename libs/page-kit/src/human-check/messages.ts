import { defineMessages } from '@sitewright/messages'

/** To the letter of the specification. */
export const texts = defineMessages('page-kit/human-check', {
  setupFailed: 'reCaptcha antispam setup failed, see browser log for more information',
})
