import { defineMessages } from '@sitewright/messages'

/** The templates that a page offers, and their names. */
export const texts = defineMessages('sectioned-page/saved-templates', {
  ofSite: 'Templates of this site',
  all: 'Templates',
  failed: 'They could not be loaded.',
  tryAgain: 'Try again',
  loading: 'Loading templates...',
  none: 'There are none yet. ‘Save as template’ keeps a page or one of its sections for other pages.',
  renameHeading: 'Rename template',
  renameAbout: 'Pages that were made with it stay as they are.',
  renameFailed: 'The template could not be renamed. Please try again later.',
  saved: '{count, plural, one {# section} other {# sections}}, saved on <moment>{day}</moment>',
  savedBy: '{count, plural, one {# section} other {# sections}}, saved by <bdi>{by}</bdi> on <moment>{day}</moment>',
  rename: 'Rename {name}',
  delete: 'Delete {name}',
  cancel: 'Cancel',
  saving: 'Saving…',
  save: 'Save',
  name: 'Name',
  nameMissing: 'Give it a name.',
  gone: 'This template is not there any more.',
  loadFailed: 'The template could not be loaded, please try again later',
  deleteQuestion: 'Are you sure you want to delete this template?',
  accept: 'Delete',
  deleted: "The template ''{name}'' was deleted.",
  deleteFailed: 'The template could not be deleted, please try again later',
})
