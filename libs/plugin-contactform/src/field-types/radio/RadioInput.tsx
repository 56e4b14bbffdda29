import { Choices } from '../Choices.tsx'
import type { ChoiceConfig } from '../choice-config.ts'
import type { InputProps } from '../input-type.tsx'

export function RadioInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return <Choices {...field} type="radio" options={config.Options} chosen={[config.Value]} />
}
