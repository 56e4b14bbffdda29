import { SafeText } from './SafeText.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { textModel, type TextConfig } from './model.ts'

export const textField = defineFieldType(textModel, {
  Input: TextInput,
  valueOf: () => undefined,
})

/** A text between the inputs; it has no label. */
function TextInput({ config, anchors }: InputProps<TextConfig>) {
  return <SafeText html={config.Content} anchors={anchors} />
}
