import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/publishing-page', {
  more: 'More',
  copyLink: 'Copy link',
  settings: 'Settings and sharing',
  history: 'Page history',
  takeOffline: 'Take offline',
  linkCopied: 'Link copied',
  copyThis: 'Copy this link',
  word: '‘{word}’',
  samples: 'This page still has words of a template: {words}.',
  moreSamples: 'This page still has words of a template: {words} and {more} more.',
  publishAnyway: 'Publish anyway',
  mailIsStored:
    'This page needs emails, but none go out: they are only stored on this server. An administrator can set a mail server.',
  addToMenu: 'Add to menu',
  notInMenu: 'Published. It is not in the menu yet.',
  published: 'Published',
  undo: 'Undo',
  unpublished: 'Not published any more',
  scheduled: 'Scheduled',
  datesSaved: 'Dates saved',
})
