import { checkboxField } from './checkbox/Input.tsx'
import { dateField } from './date/Input.tsx'
import { emailField } from './email/Input.tsx'
import type { FieldType } from './field-type.tsx'
import { fileField } from './file/Input.tsx'
import { multiLineField } from './multi-line/Input.tsx'
import { multiSelectField } from './multi-select/Input.tsx'
import { numberField } from './number/Input.tsx'
import { radioField } from './radio/Input.tsx'
import { selectField } from './select/Input.tsx'
import { singleLineField } from './single-line/Input.tsx'
import { textField } from './text/Input.tsx'
import { timeField } from './time/Input.tsx'

/** Every field type, in the order in which editors are offered them. */
export const fieldTypes: readonly FieldType[] = [
  textField,
  singleLineField,
  multiLineField,
  numberField,
  selectField,
  multiSelectField,
  radioField,
  checkboxField,
  dateField,
  timeField,
  emailField,
  fileField,
]

/** Undefined for a type that is not installed. */
export function fieldTypeOf(fieldType: string): FieldType | undefined {
  return fieldTypes.find(({ model }) => model.fieldType === fieldType)
}
