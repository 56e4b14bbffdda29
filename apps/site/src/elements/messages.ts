import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/elements', {
  loading: 'Loading',
  brokenTitle: 'This page could not be shown',
  broken: 'Something went wrong in ‘{name}’. Reloading the page may help.',
})
