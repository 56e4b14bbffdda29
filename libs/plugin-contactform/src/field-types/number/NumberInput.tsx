import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'
import type { NumberConfig } from './model.ts'

export function NumberInput({ config, ...field }: InputProps<NumberConfig>) {
  const { Value, Min, Max } = config
  return (
    <Labelled {...field}>
      <input
        {...controlProps(field)}
        type="number"
        inputMode={Min !== '' && Min >= 0 ? 'decimal' : undefined} // the keypad of some phones has no minus
        step="any"
        min={Min}
        max={Max}
        defaultValue={Value}
      />
    </Labelled>
  )
}
