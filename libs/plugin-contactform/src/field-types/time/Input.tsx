import { controlProps, Labelled } from '../Labelled.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { firstEntry, type LineConfig } from '../line-config.ts'
import { timeModel } from './model.ts'
import { onValues, valuesMayFollow } from '../../model/messages.ts'

export const timeField = defineFieldType(timeModel, {
  Input: TimeInput,
  valueOf: firstEntry,
  misread: onValues.notATime,
})

/** Whatever the browser shows, its value is 'HH:MM' out of 24 hours. */
function TimeInput({ config, ...field }: InputProps<LineConfig>) {
  valuesMayFollow()
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="time" defaultValue={config.Value} />
    </Labelled>
  )
}
