export type { FieldEditorProps } from './field-type.tsx'
export { LabelEditor } from './LabelEditor.tsx'
