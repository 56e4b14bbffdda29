import { controlProps, Labelled } from '../Labelled.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { firstEntry, type LineConfig } from '../line-config.ts'
import { multiLineModel } from './model.ts'

export const multiLineField = defineFieldType(multiLineModel, { Input: MultiLineInput, valueOf: firstEntry })

function MultiLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <textarea {...controlProps(field)} rows={3} defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}
