import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/keyboard-help', {
  heading: 'Keys of the text',
  text: 'Text',
  typed: 'Typed at the start of a paragraph, or around words',
  characters: 'Characters',
  paragraphs: 'Paragraphs',
  lists: 'Lists and alignment',
  headings: 'Headings',
  menu: 'Menu of all of these',
  link: 'Link',
  openLink: 'Open the link',
  click: '{key}click',
  find: 'Find and replace',
  lineBreak: 'Line break',
  paragraphBelow: 'Paragraph below, out of a table or quote',
  nextCell: 'Next cell, and a new row after the last',
  toTools: 'To the tools',
  thisList: 'This list',
})
