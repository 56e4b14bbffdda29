import { controlProps } from '../control-props.ts'
import type { InputProps } from '../input-type.tsx'
import { Labelled } from '../Labelled.tsx'
import type { LineConfig } from '../line-config.ts'

/** Whatever the browser shows, its value is 'HH:MM' out of 24 hours. */
export function TimeInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="time" defaultValue={config.Value} />
    </Labelled>
  )
}
