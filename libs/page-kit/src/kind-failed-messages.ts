import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/kind-failed', {
  failed: "This page cannot be shown, because its page kind ''{kind}'' failed.",
  reload: 'Reload the page',
})
