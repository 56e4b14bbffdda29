import { controlProps, Labelled } from '../Labelled.tsx'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { firstEntry, type LineConfig } from '../line-config.ts'
import { emailModel } from './model.ts'

export const emailField = defineFieldType(emailModel, { Input: EmailInput, valueOf: firstEntry })

function EmailInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="email" autoComplete="email" defaultValue={config.Value} />
    </Labelled>
  )
}
