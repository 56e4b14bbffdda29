export {
  list,
  type ContentFields,
  type EntryFields,
  type ListFieldModel,
  type ListOptions,
  type ValueFieldModel,
  type ValueOf,
  type ValuesOf,
} from './content-fields.ts'
export { defineContent, type ContentDefinition, type ContentOf, type ContentOptions } from './define-content.ts'
export { labelOf, type FieldModel, type FieldOptions, type NumberRange } from './field-model.ts'
export { image, type ContentImage, type ImageFieldModel } from './image-field.ts'
export { defineSettings, loadVisibleSettings, type KindSettings, type KindSettingsOptions } from './kind-settings.ts'
export {
  link,
  linkHref,
  multilineText,
  richText,
  text,
  type LinkFieldModel,
  type MultilineTextFieldModel,
  type RichTextFieldModel,
  type TextFieldModel,
  type TextOptions,
} from './text-fields.ts'
export {
  checkbox,
  choice,
  date,
  number,
  type CheckboxFieldModel,
  type ChoiceFieldModel,
  type DateFieldModel,
  type NumberFieldModel,
  type NumberOptions,
} from './value-fields.ts'
