import { controlProps, Labelled } from '../Labelled.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { firstEntry, type LineConfig } from '../line-config.ts'
import { singleLineModel } from './model.ts'

export const singleLineField = defineFieldType(singleLineModel, { Input: SingleLineInput, valueOf: firstEntry })

function SingleLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="text" defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}
