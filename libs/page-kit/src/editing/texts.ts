import { textOf, type Told } from '@sitewright/messages'
import { texts } from './messages.ts'

/** Every text of the shared editing. A kind with a noun of its own replaces those that name it. */
export interface EditingTexts {
  /** Accessible name of the toolbar. */
  toolbar: Told
  draftMode: Told
  draftModeHint: Told
  loadDraft: Told
  revertDraft: Told
  edit: Told
  discard: Told
  close: Told
  split: Told
  saveDraft: Told
  save: Told
  /** Of the save button while a draft is active. */
  publishDraft: Told
  saving: Told
  saveFailed: Told
  saveDraftFailed: Told
  /** Asked before unsaved edits are dropped for the draft, and for the published copy (Q124). */
  confirmLoadDraft: Told
  confirmRevertDraft: Told
  /** A save was refused because `by` (or '' where that is not known) saved meanwhile (Q136). */
  conflict: (by: string) => string
  look: Told
  overwrite: Told
  takeOther: Told
  keepEditing: Told
  /** Headings of what somebody else saved. */
  otherActive: Told
  otherDraft: Told
  /** Instead of them when it could not be read. */
  otherUnknown: Told
  /** What of some of them a button shows where there is little room. @default all but what is plain from where it is */
  short?: Partial<Record<ShortText, Told>>
}

type ShortText = 'edit' | 'discard' | 'saveDraft' | 'save' | 'publishDraft'

/** Those for pages. */
export const pageTexts: EditingTexts = {
  toolbar: texts.toolbar,
  draftMode: texts.draftMode,
  draftModeHint: texts.draftModeHint,
  loadDraft: texts.loadDraft,
  revertDraft: texts.revertDraft,
  edit: texts.edit,
  discard: texts.discard,
  close: texts.close,
  split: texts.split,
  saveDraft: texts.saveDraft,
  save: texts.save,
  publishDraft: texts.publishDraft,
  saving: texts.saving,
  saveFailed: texts.saveFailed,
  saveDraftFailed: texts.saveDraftFailed,
  confirmLoadDraft: texts.confirmLoadDraft,
  confirmRevertDraft: texts.confirmRevertDraft,
  conflict: (by) => texts.conflict({ by: by || texts.somebodyElse() }),
  look: texts.look,
  overwrite: texts.overwrite,
  takeOther: texts.takeOther,
  keepEditing: texts.keepEditing,
  otherActive: texts.otherActive,
  otherDraft: texts.otherDraft,
  otherUnknown: texts.otherUnknown,
}

const shortPageTexts = {
  edit: texts.shortEdit,
  discard: texts.shortDiscard,
  saveDraft: texts.shortSaveDraft,
  save: texts.shortSave,
  publishDraft: texts.shortPublishDraft,
}

/** What a button shows where there is little room; undefined for what the button finds out itself. */
export function shortText(
  given: Pick<EditingTexts, 'short'> & Partial<EditingTexts>,
  of: ShortText,
): string | undefined {
  const own = given.short?.[of]
  if (own !== undefined) return textOf(own)
  return given[of] === pageTexts[of] ? shortPageTexts[of]() : undefined
}

/** The texts in the language that is read now. */
export type ShownTexts = { readonly [Key in keyof Omit<EditingTexts, 'short'>]: ShownText<EditingTexts[Key]> } & {
  short: Readonly<Record<ShortText, string | undefined>>
}

type ShownText<Text> = Text extends Told ? string : Text

export function shownTexts(given: EditingTexts): ShownTexts {
  const { conflict, short: _, ...told } = given
  const shown = Object.fromEntries(Object.entries(told).map(([name, text]) => [name, textOf(text)]))
  const short = { edit: '', discard: '', saveDraft: '', save: '', publishDraft: '' }
  const shorts = Object.keys(short).map((name) => [name, shortText(given, name as ShortText)])
  return { ...shown, conflict, short: Object.fromEntries(shorts) as ShownTexts['short'] } as ShownTexts
}
