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
export { takeFocus, useDeferredFocus } from './use-deferred-focus.ts'
export { EditingToolbar, type EditingToolbarProps } from './EditingToolbar.tsx'
export { BarButton, BarLink, type BarButtonProps, type BarLinkProps } from './BarButton.tsx'
export { EditableView, type EditableViewProps } from './EditableView.tsx'
export { InPlaceEditor, type InPlaceEditorProps } from './InPlaceEditor.tsx'
export { SplitScreen, type SplitScreenProps } from './SplitScreen.tsx'
export type { ContentText, DraftEditingOptions, SaveRequest } from './draft-editing-options.ts'
export { useDraftEditing, type DraftEditing } from './use-draft-editing.ts'
export { saveKeys, saveShortcutText, useSaveShortcut } from './use-save-shortcut.ts'
export { StickyBar, type StickyBarProps } from './StickyBar.tsx'
export { useInvalidFieldGuard, type EditorHandle } from './use-invalid-field-guard.ts'
export { SafeTextsProvider, useIsSafe } from './safe-texts.ts'
export { useContentHtml } from './use-content-html.ts'
export { useSafeHtml } from './use-safe-html.ts'
export { useUnsavedChanges } from './use-unsaved-changes.ts'
export { discardAnswers } from './discard-answers.ts'
export { pageTexts, type EditingTexts } from './texts.ts'
