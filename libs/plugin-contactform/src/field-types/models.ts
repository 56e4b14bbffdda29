import { checkboxModel } from './checkbox/model.ts'
import { dateModel } from './date/model.ts'
import { emailModel } from './email/model.ts'
import type { FieldModel } from './field-model.ts'
import { fileModel } from './file/model.ts'
import { multiLineModel } from './multi-line/model.ts'
import { multiSelectModel } from './multi-select/model.ts'
import { numberModel } from './number/model.ts'
import { radioModel } from './radio/model.ts'
import { selectModel } from './select/model.ts'
import { singleLineModel } from './single-line/model.ts'
import { textModel } from './text/model.ts'
import { timeModel } from './time/model.ts'

/** Every field type, in the order in which editors are offered them. */
export const models: readonly FieldModel[] = [
  textModel,
  singleLineModel,
  multiLineModel,
  numberModel,
  selectModel,
  multiSelectModel,
  radioModel,
  checkboxModel,
  dateModel,
  timeModel,
  emailModel,
  fileModel,
]

/** Undefined for a type that this version does not know. */
export function modelOf(fieldType: string): FieldModel | undefined {
  return models.find((model) => model.fieldType === fieldType)
}
