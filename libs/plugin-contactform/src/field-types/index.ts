export { defineFieldType, type FieldType, type FieldTypeRules, type InputProps } from './field-type.tsx'
export { controlProps, errorProps, Labelled, Problem } from './Labelled.tsx'
