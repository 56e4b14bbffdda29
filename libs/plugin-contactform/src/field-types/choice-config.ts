import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { Field } from '../model/field.ts'
import { onPlaces, texts } from '../model/messages.ts'
import { offeredOptions, readOptions, type Option } from '../model/options.ts'

/** The config of fields in which one of several options is chosen. */
export interface ChoiceConfig {
  Label: string
  Options: Option[]
  /** That of an option; '' for none. */
  Value: string
}

export function blankChoice(Label: string): ChoiceConfig {
  return { Label, Options: [], Value: '' }
}

export function readChoice(config: unknown): ChoiceConfig {
  const fields = fieldsOf(config)
  return {
    ...fields,
    Label: readText(fields['Label']),
    Options: readOptions(fields['Options']),
    Value: readText(fields['Value']),
  }
}

export function choiceError({ Value, Options }: ChoiceConfig, { Required }: Field): string | undefined {
  if (Value === '') return Required ? texts.required() : undefined
  const chosen = offeredOptions(Options).find((option) => option.Value === Value)
  if (!chosen) return texts.notOffered()
  return chosen.Left === 0 ? onPlaces.full({ choice: chosen.Display }) : undefined
}
