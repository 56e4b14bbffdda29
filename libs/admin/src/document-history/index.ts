export { DocumentConflict, type DocumentConflictProps } from './DocumentConflict.tsx'
export { DocumentHistoryDialog, type DocumentHistoryDialogProps } from './DocumentHistoryDialog.tsx'
export { HistoryButton, type HistoryButtonProps } from './HistoryButton.tsx'
export { TakenNote, type TakenNoteProps } from './TakenNote.tsx'
