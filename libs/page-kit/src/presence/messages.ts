import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/presence', {
  somebody: 'Somebody',
  others: '{names} {count, plural, one {is} other {are}} editing too',
  yourself: 'You are editing this in another window too',
  thisPage: 'this page',
  savedByYou: 'In another window you have just saved {what}.',
  savedBy: '{name} has just saved {what}.',
  somebodyElse: 'Somebody else',
  changesStay: 'Your changes are still here: when you save, you can look at both.',
  show: 'Show the new version',
})
