import { defineMessages } from '@sitewright/messages'
import { TextField } from '@sitewright/page-kit/cards'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxLabelLength } from '../model/limits.ts'
import type { FieldEditorProps } from './field-type.tsx'

const texts = defineMessages('contactform/label-editor', { label: 'Input field label' })

/** The editor of every field type that has nothing but a label to be set, and the first line of most others. */
export function LabelEditor<Config extends object>({ config, onChange }: FieldEditorProps<Config>) {
  return (
    <TextField
      label={texts.label()}
      value={readText(fieldsOf(config)['Label'])}
      longest={maxLabelLength}
      onChange={(Label) => onChange({ ...config, Label })}
    />
  )
}
