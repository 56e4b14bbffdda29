export type { Field } from '../model/field.ts'
export { requiredMessage, tooLongMessage } from '../model/messages.ts'
export type { Option } from '../model/options.ts'
export { defineFieldModel, type FieldModel, type FieldRules, type Told } from './field-model.ts'
