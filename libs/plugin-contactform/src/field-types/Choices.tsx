import type { AriaRole } from 'react'
import { onPlaces } from '../model/messages.ts'
import { offeredOptions, type Option } from '../model/options.ts'
import { Problem, errorProps } from './Labelled.tsx'
import type { InputProps } from './field-type.tsx'

export interface ChoicesProps extends Omit<InputProps<object>, 'config'> {
  type: 'checkbox' | 'radio'
  options: readonly Option[]
  /** Those that are chosen at first. */
  chosen: readonly string[]
}

const roles: Record<ChoicesProps['type'], AriaRole | undefined> = { radio: 'radiogroup', checkbox: undefined }

/** A list of checkboxes or radio buttons, one for each option that is offered. */
export function Choices({ type, options, chosen, id, name, label, required, problem }: ChoicesProps) {
  return (
    <fieldset
      id={id}
      role={roles[type]}
      {...(type === 'radio' && required ? { 'aria-required': true } : {})}
      {...errorProps({ id, problem })}
    >
      <legend data-required={required || undefined}>{label}</legend>
      {offeredOptions(options).map(({ Value, Display, Left }) => (
        <label key={Value} data-choice="" data-full={Left === 0 ? '' : undefined}>
          <input type={type} name={name} value={Value} disabled={Left === 0} defaultChecked={chosen.includes(Value)} />
          {optionText({ Display, Left })}
        </label>
      ))}
      <Problem id={id} text={problem} />
    </fieldset>
  )
}

/** What visitors read of an option. */
export function optionText({ Display, Left }: Pick<Option, 'Display' | 'Left'>): string {
  if (Left === undefined) return Display
  return Left === 0 ? onPlaces.optionFull({ choice: Display }) : onPlaces.optionLeft({ choice: Display, left: Left })
}
