import { SafeText } from './SafeText.tsx'
import type { InputProps } from '../input-type.tsx'
import type { TextConfig } from './model.ts'

/** A text between the inputs; it has no label. */
export function TextInput({ config, anchors }: InputProps<TextConfig>) {
  return <SafeText html={config.Content} anchors={anchors} />
}
