export {
  startDraftEditing,
  draftEditing,
  base,
  canLoadDraft,
  canRevertDraft,
  canSaveDraft,
  canSavePage,
  hasUnsavedEdits,
  type DraftEditingAction,
  type DraftEditingState,
  type IsEqual,
  type SaveConflict,
  type SaveTarget,
  type Stored,
} from './draft-editing.ts'
export { useFocusWish } from './use-focus-wish.ts'
export { EditingToolbar, type EditingToolbarProps } from './EditingToolbar.tsx'
export { EditingToolbarSpace } from './EditingToolbarSpace.tsx'
export { SplitScreen, type SplitScreenProps } from './SplitScreen.tsx'
export { useDraftEditing, type DraftEditing, type DraftEditingOptions, type SaveRequest } from './use-draft-editing.ts'
export { saveKeys, saveShortcutText, useSaveShortcut } from './use-save-shortcut.ts'
export { StickyBar } from './StickyBar.tsx'
export { takeFocus } from './take-focus.ts'
export { useMistakeGuard, type EditorHandle } from './use-mistake-guard.ts'
export { useSafeHtml } from './use-safe-html.ts'
export { useUnsavedChanges } from './use-unsaved-changes.ts'
export { pageWording, type EditingWording } from './wording.ts'
