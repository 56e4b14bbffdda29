import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Problem } from '../Problem.tsx'
import type { CheckboxConfig } from './model.ts'

const wrong = { color: 'var(--chakra-colors-fg-error)' }

/** Its label stands beside it, and turns red where the box has to be ticked but was left alone. */
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
