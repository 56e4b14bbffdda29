import { TextField } from '@sitewright/page-kit/cards'
import { maxLabelLength } from '../model/limits.ts'
import type { FieldEditorProps } from './field-editor.ts'

/** The editor of every field type that has nothing but a label to be set. */
export function LabelEditor<Config extends { Label: string }>({ config, onChange }: FieldEditorProps<Config>) {
  return (
    <TextField
      label="Input field label"
      value={config.Label}
      longest={maxLabelLength}
      onChange={(Label) => onChange({ ...config, Label })}
    />
  )
}
