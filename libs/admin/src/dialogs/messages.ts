import { defineMessages } from '@sitewright/messages'

/** What dialogs with a form, and lists in them, say. */
export const texts = defineMessages('admin/dialogs', {
  discardQuestion: 'Discard your changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  cancel: 'CANCEL',
  whatToDo: 'Try again. If it still does not load, tell the person who looks after this site.',
  noConnection: 'There is no connection. It is tried again as soon as there is one.',
  tryAgain: 'Try again',
  code: 'Code: {code}',
  copyCode: 'Copy code',
  tooLong: '{count} characters: it can have at most {longest}.',
  noTitle: '[no title]',
  trashFirst: 'It goes to the trash first: only once it is gone from there can this not be undone. {line}',
  ticked: '{ticked, number} of {all, number} ticked',
  nothingFound: 'Nothing found for ‘{query}’.',
  firstOf: 'The first {shown, number} of {all, number}. Search to find the others.',
  found: '{count, number} found.',
})
