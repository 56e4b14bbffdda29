export { PermissionEditor, type PermissionEditorProps } from './PermissionEditor.tsx'
