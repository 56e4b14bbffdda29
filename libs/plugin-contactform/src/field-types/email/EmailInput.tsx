import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'
import type { LineConfig } from '../line-config.ts'

export function EmailInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="email" autoComplete="email" defaultValue={config.Value} />
    </Labelled>
  )
}
