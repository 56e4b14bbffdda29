import { Choices } from '../Choices.tsx'
import type { InputProps } from '../input-type.tsx'
import type { MultiSelectConfig } from './model.ts'

/** A list of checkboxes: a list of the browser's own takes a second key to choose more than one. */
export function MultiSelectInput({ config, ...field }: InputProps<MultiSelectConfig>) {
  return <Choices {...field} type="checkbox" options={config.Options} chosen={config.Value} />
}
