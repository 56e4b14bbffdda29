import type { ChoiceConfig } from '../choice-config.ts'
import { ChoiceEditor } from '../ChoiceEditor.tsx'
import type { FieldEditorProps } from '../field-type.tsx'

/** The editor of a field in which one of several options is chosen. */
export function SelectEditor(props: FieldEditorProps<ChoiceConfig>) {
  return <ChoiceEditor {...props} places />
}
