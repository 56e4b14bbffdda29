import { ChoiceEditor } from '../ChoiceEditor.tsx'
import type { FieldEditorProps } from '../field-type.tsx'
import type { MultiSelectConfig } from './model.ts'

/** The editor of a field in which several options can be chosen. */
export function MultiSelectEditor(props: FieldEditorProps<MultiSelectConfig>) {
  return <ChoiceEditor {...props} places={false} />
}
