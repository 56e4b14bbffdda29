import { createExtensionPoint } from '@sitewright/page-kit/contributions'
import { isFields } from '@sitewright/page-kit/values'
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

/**
 * What is known of every field type on the server, and to whatever both halves do: the form's own, then those that packages
 * bring.
 */
export const fieldModels = createExtensionPoint<FieldModel>({
  name: 'form/field-types',
  own: [
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
  ],
  keyOf: ({ fieldType }) => fieldType,
  read: readFieldModel,
})

/** Undefined for a type that is not installed. */
export function modelOf(fieldType: string): FieldModel | undefined {
  return fieldModels.get(fieldType)
}

/** @throws for what `defineFieldModel` did not make. */
export function readFieldModel(brought: unknown): FieldModel {
  if (!isFieldModel(brought)) throw new Error('not made with defineFieldModel')
  if (!/^[a-z][a-z\d-]{0,63}$/.test(brought.fieldType))
    throw new Error(`'${brought.fieldType}' is not in lower-case letters, digits and hyphens, up to 64`)
  return brought
}

const parts = ['blank', 'read', 'cleared', 'problem', 'answer'] as const satisfies readonly (keyof FieldModel)[]

function isFieldModel(brought: unknown): brought is FieldModel {
  return (
    isFields(brought) &&
    typeof brought['fieldType'] === 'string' &&
    typeof brought['label'] === 'string' &&
    Array.isArray(brought['htmlSettings']) &&
    parts.every((part) => typeof brought[part] === 'function')
  )
}
