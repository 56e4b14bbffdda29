import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'
import type { LineConfig } from '../line-config.ts'

export function SingleLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="text" defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}
