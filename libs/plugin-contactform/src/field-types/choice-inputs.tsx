import { offeredOptions } from '../model/options.ts'
import type { CheckboxConfig } from './checkbox/model.ts'
import type { ChoiceConfig } from './choice-config.ts'
import { Choices, optionText } from './Choices.tsx'
import { controlProps, Labelled, Problem } from './Labelled.tsx'
import type { InputProps } from './input-type.tsx'
import type { MultiSelectConfig } from './multi-select/model.ts'

export function SelectInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return (
    <Labelled {...field}>
      <select {...controlProps(field)} defaultValue={config.Value}>
        <option value="">Please choose</option>
        {offeredOptions(config.Options).map(({ Value, Display, Left }) => (
          <option key={Value} value={Value} disabled={Left === 0}>
            {optionText({ Display, Left })}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A list of checkboxes: a list of the browser's own takes a second key to choose more than one. */
export function MultiSelectInput({ config, ...field }: InputProps<MultiSelectConfig>) {
  return <Choices {...field} type="checkbox" options={config.Options} chosen={config.Value} />
}

export function RadioInput({ config, ...field }: InputProps<ChoiceConfig>) {
  return <Choices {...field} type="radio" options={config.Options} chosen={[config.Value]} />
}

const wrong = { color: 'var(--chakra-colors-fg-error)' }

/** Its label is beside it, and turns red where the box has to be ticked but was left alone. */
export function CheckboxInput({ config, label, ...field }: InputProps<CheckboxConfig>) {
  const { id, required, problem } = field
  return (
    <>
      <label data-choice="" style={problem === undefined ? undefined : wrong}>
        <input {...controlProps(field)} type="checkbox" value="yes" defaultChecked={config.Value} />
        <span data-required={required || undefined}>{label}</span>
      </label>
      <Problem id={id} text={problem} />
    </>
  )
}
