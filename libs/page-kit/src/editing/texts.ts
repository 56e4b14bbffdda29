/** Every text of the shared editing. A kind with a noun of its own replaces those that name it. */
export interface EditingTexts {
  /** Accessible name of the toolbar. */
  toolbar: string
  draftMode: string
  draftModeHint: string
  loadDraft: string
  revertDraft: string
  edit: string
  discard: string
  close: string
  split: string
  saveDraft: string
  save: string
  /** Of the save button while a draft is active. */
  publishDraft: string
  saving: string
  saveFailed: string
  saveDraftFailed: string
  /** Asked before unsaved edits are dropped for the draft, and for the published copy (Q124). */
  confirmLoadDraft: string
  confirmRevertDraft: string
  /** A save was refused because `by` (or '' where that is not known) saved meanwhile (Q136). */
  conflict: (by: string) => string
  look: string
  overwrite: string
  takeOther: string
  keepEditing: string
  /** Headings of what somebody else saved. */
  otherActive: string
  otherDraft: string
  /** Instead of them when it could not be read. */
  otherUnknown: string
}

/** The specification's texts for pages; the questions and the conflict are worded here (Q124, Q136). */
export const pageTexts: EditingTexts = {
  toolbar: 'Page editing',
  draftMode: '[draft mode]',
  draftModeHint:
    'You are viewing/editing a draft copy of this page. Saving the page will activate it, otherwise you can save to draft to keep working on it before it is publicly visible.',
  loadDraft: 'Load draft',
  revertDraft: 'Revert draft',
  edit: 'Edit page',
  discard: 'Discard changes',
  close: 'Close',
  split: 'Split screen',
  saveDraft: 'Save as draft',
  save: 'Save page',
  publishDraft: 'Publish draft as active page',
  saving: 'Saving',
  saveFailed: 'Failed to save page, see browser log for more information',
  saveDraftFailed: 'Failed to save draft, see browser log for more information',
  confirmLoadDraft: 'Discard your unsaved changes and load the draft?',
  confirmRevertDraft: 'Discard your unsaved changes and go back to the published page?',
  conflict: (by) =>
    `${by || 'Somebody else'} saved this page after you started editing it. Your changes are not saved yet, but they are still here.`,
  look: 'View the other version',
  overwrite: 'Overwrite it with mine',
  takeOther: 'Discard mine',
  keepEditing: 'Keep editing',
  otherActive: 'Published meanwhile',
  otherDraft: 'Saved as draft meanwhile',
  otherUnknown: 'The other version could not be read.',
}
