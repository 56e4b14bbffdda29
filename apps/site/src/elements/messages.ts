import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/elements', {
  loading: 'Loading',
  noConnection: 'No connection',
  comesByItself: 'What you opened appears by itself as soon as there is one.',
  brokenTitle: 'This page could not be shown',
  broken: 'Something went wrong in ‘{name}’. Reloading the page may help.',
})
