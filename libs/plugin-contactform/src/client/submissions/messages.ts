import { defineMessages } from '@sitewright/messages'

/** What the inbox and the release manager say alike. */
export const texts = defineMessages('contactform/submissions', {
  counted: '{count, plural, one {# submission} other {# submissions}}',
  submissions: 'submissions',
  notDelivered:
    'Messages of forms reach nobody by email yet: no mail server is set, so the emails that confirm addresses and deliver messages are only stored on this server. Until one is set, page managers release messages by hand in the Form Release Manager and read them in the Form Inbox.',
  search: 'Search submissions',
  searching: 'Searching …',
  noMatch: 'No submission matches ‘{query}’',
  clearSearch: 'Clear search',
  loadFailed: 'The submissions could not be loaded',
  whatToDo: 'Try again. If it still does not load, tell the person who looks after this site.',
  tryAgain: 'Try again',
  form: 'Form Name',
  submitter: 'Submitter',
  date: 'Date',
  actions: 'Actions',
  delete: 'Delete submission',
  deleteWord: 'Delete',
  deleted: 'Deleted',
  undo: 'Undo',
  confirmDelete: 'Are you sure you want to delete this form submission?',
  deleteFailed: 'An error occurred deleting the submission, see browser error log for details',
  close: 'Close',
  loadingMessage: 'Loading message',
  messageFailed:
    'The message could not be loaded. Try again. If it still does not load, tell the person who looks after this site.',
  noAnswers: 'This message has no answers.',
  noAnswer: 'No answer',
  files: 'Files',
  download: 'Download {file}',
  fromStrangers: 'Strangers can send these files: open only what you expect.',
})
