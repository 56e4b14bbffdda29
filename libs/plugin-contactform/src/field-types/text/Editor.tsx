import { RichTextField } from './RichTextField.tsx'
import { texts } from '../editor-messages.ts'
import type { FieldEditorProps } from '../field-type.tsx'
import type { TextConfig } from './model.ts'

/** The rich text editor of a text block. It takes the text once; a block brought back is another component. */
export function TextEditor({ config, onChange }: FieldEditorProps<TextConfig>) {
  return (
    <RichTextField
      label={texts.text()}
      value={config.Content}
      onChange={(Content) => onChange({ ...config, Content })}
    />
  )
}
