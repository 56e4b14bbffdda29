import { pageWording, type EditingWording } from '@sitewright/page-kit'

/** The texts of the shared editing where they name what is edited: the specification's for forms (B§4, B§8). */
export const formWording: EditingWording = {
  ...pageWording,
  toolbar: 'Form editing',
  draftModeHint:
    'You are viewing/editing a draft copy of this form. Saving the form will activate it, otherwise you can save to draft to keep working on it before it is publicly visible.',
  revertDraft: 'Revert',
  edit: 'Edit form',
  save: 'Save form',
  publishDraft: 'Publish draft as active form',
  saveFailed: 'Failed to save form, see browser log for more information',
  confirmRevertDraft: 'You have changes that are not saved. Drop them and go back to the published form?',
  conflict: (by) =>
    `${by || 'Somebody else'} saved this form after you began to edit it. Your own changes are not saved yet; they are still here.`,
}
