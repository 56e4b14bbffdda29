import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/slash-menu', {
  insert: 'Insert',
  nothing: 'Nothing of that name. Escape closes.',
  image: 'Image',
  table: 'Table',
  link: 'Link',
  heading1Words: 'title h1',
  heading2Words: 'title h2',
  heading3Words: 'title h3',
  bulletsWords: 'points ul',
  numbersWords: 'ol steps',
  quoteWords: 'citation',
  imageWords: 'picture photo',
  tableWords: 'rows columns',
  ruleWords: 'line separator divider',
  codeWords: 'pre program',
  linkWords: 'address url',
})
