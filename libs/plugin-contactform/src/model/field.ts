import { fieldsOf, isFields, readText, type Fields } from '@sitewright/page-kit/values'
import type { Condition } from './condition.ts'

/** One entry of a form, as it is stored and as it is submitted. What is typed into it is its config's `Value`. */
export interface Field {
  /** Such as `text-single-input`; fields of types that this version does not know stay as they are. */
  fieldType: string
  /** By type; read it with the type's model. */
  config: object
  /** The name that the value carries in the submission. */
  SubmitLabel: string
  /** True: shown, but not delivered. */
  NoSubmit: boolean
  /** True: cannot be deleted. */
  Locked: boolean
  Required: boolean
  /** True: neither shown nor delivered; without effect on the mandatory email field (Q100). */
  hidden: boolean
  /** Shown only with this answer of an earlier field; absent: always. Read it with `readCondition`. */
  ShowIf?: Condition | undefined
}

/** A field as `readField` takes it: with a type, whatever else there is. */
export function isField(value: unknown): value is Fields & { fieldType: string } {
  return isFields(value) && typeof value['fieldType'] === 'string' && value['fieldType'] !== ''
}

/** A field with everything that a field has, besides what it had. */
export function readField(fields: Fields & { fieldType: string }): Field {
  return {
    ...fields,
    fieldType: fields.fieldType,
    config: fieldsOf(fields['config']),
    SubmitLabel: readText(fields['SubmitLabel']),
    NoSubmit: fields['NoSubmit'] === true,
    Locked: fields['Locked'] === true,
    Required: fields['Required'] === true,
    hidden: fields['hidden'] === true,
  }
}

/** The fields in a list of whatever kind: what is no field is left out. */
export function readFields(value: unknown): Field[] {
  return Array.isArray(value) ? value.filter(isField).map(readField) : []
}

/** The same field with another value typed into it. */
export function withValue(field: Field, Value: unknown): Field {
  return { ...field, config: { ...field.config, Value } }
}

/** What is typed into a field, as it is stored. */
export function valueOf(field: Field): unknown {
  return fieldsOf(field.config)['Value']
}
