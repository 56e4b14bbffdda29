import { defineMessages } from '@sitewright/messages'

/** What is said of files, to those who send them. */
export const texts = defineMessages('contactform/files', {
  pictures: 'Pictures',
  pdf: 'PDF',
  documents: 'Text documents',
  tables: 'Spreadsheets',
  slides: 'Presentations',
  audio: 'Sound',
  video: 'Video',
  oneFile: '{kinds}; up to {megabytes} MB',
  severalFiles: '{kinds}; up to {megabytes} MB each, up to {most} files',
  onlyOne: 'Only one file can be sent here, please remove the others',
  tooMany: 'At most {most} files can be sent here, please remove some',
  allTooMany: 'At most {most} files can be sent at once, but these are {count}: please remove some',
  allTooLarge:
    'All files together have {size}, but only {megabytes} MB can be sent at once: please remove some, or choose smaller ones',
  empty: '‘{name}’ is empty, please choose another file',
  tooLarge: '‘{name}’ has {size}, but only {megabytes} MB can be sent: please choose a smaller file',
  wrongKind: '‘{name}’ cannot be sent here, please choose one of these: {endings}',
  refusedSize: '‘{name}’ is too large, please choose a smaller file',
  refused: '‘{name}’ could not be sent, please choose another file',
  chosen: '{count, plural, one {# file chosen} other {# files chosen}}',
  chosenOf: '{field}: chosen files',
  removed: '{name} removed',
  remove: 'Remove',
  gone: 'Your files could not be kept on the way, so nothing was sent. Please try again; all that you filled in is still here.',
  sending: 'Sending files',
  removeFile: 'Remove {name}',
})
