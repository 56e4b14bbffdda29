import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'
import type { LineConfig } from '../line-config.ts'

export function MultiLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <textarea {...controlProps(field)} rows={3} defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}
