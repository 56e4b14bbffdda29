import type { ComponentType } from 'react'
import type { FieldEditor, FieldEditorProps } from './field-editor.ts'
import type { FieldModel } from './field-type.ts'

/** A field type's editor that takes any config, as its model reads it. */
export function readsConfig<Config extends object>(
  model: FieldModel<Config>,
  Editor: ComponentType<FieldEditorProps<Config>>,
): FieldEditor {
  return function ReadsConfig({ config, onChange }) {
    return <Editor config={model.read(config)} onChange={onChange} />
  }
}
