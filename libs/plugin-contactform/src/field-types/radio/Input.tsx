import type { ChoiceConfig } from '../choice-config.ts'
import { Choices } from '../Choices.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { firstEntry } from '../line-config.ts'
import { radioModel } from './model.ts'

export const radioField = defineFieldType(radioModel, {
  Input: RadioInput,
  valueOf: firstEntry,
})

function RadioInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return <Choices {...field} type="radio" options={config.Options} chosen={[config.Value]} />
}
