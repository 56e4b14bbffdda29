import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/language', {
  heading: 'Language of this text',
  tag: 'Language tag',
  hint: 'Two or three letters, such as “haw” for Hawaiian, with a region or a script where that matters, such as “sr-Latn”.',
  known: '{name}. Screen readers speak the text in this language.',
  refused: 'This is no language tag. Type its two or three letters, such as “haw”.',
  cancel: 'Cancel',
  use: 'Use',
})
