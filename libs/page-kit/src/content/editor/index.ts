export { ContentEditor } from './ContentEditor.tsx'
export { type ContentInputs } from './content-inputs.ts'
export { EditableContent, type EditableContentProps } from './EditableContent.tsx'
export { type EditedValues } from './edited-values.ts'
export { createSettingsScreen, type SettingsScreenOptions } from './SettingsScreen.tsx'
export {
  useContentEditing,
  type ContentEditing,
  type ContentEditingOptions,
  type ContentEditorProps,
} from './use-content-editing.ts'
