export { DocumentHistoryDialog, type DocumentHistoryDialogProps } from './DocumentHistoryDialog.tsx'
