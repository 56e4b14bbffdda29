import { drawn } from '../../model/messages.ts'
import { offeredOptions } from '../../model/options.ts'
import type { ChoiceConfig } from '../choice-config.ts'
import { optionText } from '../Choices.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { controlProps, Labelled } from '../Labelled.tsx'
import { firstEntry } from '../line-config.ts'
import { selectModel } from './model.ts'

export const selectField = defineFieldType(selectModel, {
  Input: SelectInput,
  valueOf: firstEntry,
})

function SelectInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return (
    <Labelled {...field}>
      <select {...controlProps(field)} defaultValue={config.Value}>
        <option value="">{drawn.choose()}</option>
        {offeredOptions(config.Options).map(({ Value, Display, Left }) => (
          <option key={Value} value={Value} disabled={Left === 0}>
            {optionText({ Display, Left })}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
