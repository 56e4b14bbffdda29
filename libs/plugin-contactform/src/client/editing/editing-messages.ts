import { defineMessages } from '@sitewright/messages'

/** What is said above a form to those who may edit it. */
export const texts = defineMessages('contactform/editing', {
  draftModeHint:
    'You are viewing/editing a draft copy of this form. Saving the form will activate it, otherwise you can save to draft to keep working on it before it is publicly visible.',
  revertDraft: 'Revert',
  save: 'Save form',
  shortSave: 'Save',
  publishDraft: 'Publish draft as active form',
  shortPublishDraft: 'Publish draft',
  saveFailed: 'Failed to save form, see browser log for more information',
  confirmRevertDraft: 'Discard your unsaved changes and go back to the published form?',
  conflict:
    'Somebody else saved this form after you started editing it. Your changes are not saved yet, but they are still here.',
  conflictBy:
    '{by} saved this form after you started editing it. Your changes are not saved yet, but they are still here.',
  editor: 'Form Editor',
  preview: 'Form Preview',
  getLink: 'Get pre-authorization link',
  getLinkShort: 'Link',
  keyFailed: 'Failed to obtain preauth key',
  authorize: 'Pre-authorize an email address',
  authorizeShort: 'Pre-authorize',
  address: 'Email address to be pre-authorized',
  addressFailed: 'Failed to preauth email address',
  addressRefused:
    'Email address could not be authorized.  Please try again, or contact the system administrator if this problem persists.',
  authorized: '{address} is pre-authorized',
  list: 'Pre-authorized links and addresses',
  listShort: 'Pre-authorized',
})
