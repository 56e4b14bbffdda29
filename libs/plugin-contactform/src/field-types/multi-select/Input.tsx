import { Choices } from '../Choices.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { multiSelectModel, type MultiSelectConfig } from './model.ts'

export const multiSelectField = defineFieldType(multiSelectModel, {
  Input: MultiSelectInput,
  valueOf: (entries) => [...entries],
})

/** A list of checkboxes: a list of the browser's own takes a second key to choose more than one. */
function MultiSelectInput({ config, ...field }: InputProps<MultiSelectConfig>) {
  return <Choices {...field} type="checkbox" options={config.Options} chosen={config.Value} />
}
