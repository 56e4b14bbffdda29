import { offeredOptions } from '../../model/options.ts'
import type { ChoiceConfig } from '../choice-config.ts'
import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'

export function SelectInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return (
    <Labelled {...field}>
      <select {...controlProps(field)} defaultValue={config.Value}>
        <option value="">Please choose</option>
        {offeredOptions(config.Options).map(({ Value, Display }) => (
          <option key={Value} value={Value}>
            {Display}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
