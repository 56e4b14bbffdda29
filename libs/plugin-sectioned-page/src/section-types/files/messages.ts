import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('sectioned-page/files', {
  zip: 'ZIP archive',
  word: 'Word document',
  excel: 'Excel table',
  slides: 'PowerPoint slides',
  document: 'Text document',
  table: 'Table',
  text: 'Text',
  csv: 'CSV table',
  image: 'Picture',
  audio: 'Sound',
  video: 'Video',
  file: 'File',
  day: '{day} {month, select, 1 {Jan} 2 {Feb} 3 {Mar} 4 {Apr} 5 {May} 6 {Jun} 7 {Jul} 8 {Aug} 9 {Sep} 10 {Oct} 11 {Nov} other {Dec}} {year}',
})
