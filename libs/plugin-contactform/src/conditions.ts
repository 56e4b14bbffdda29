import { fieldsOf } from '@sitewright/page-kit/values'
import { checkboxModel } from './field-types/checkbox/model.ts'
import { multiSelectModel } from './field-types/multi-select/model.ts'
import { radioModel } from './field-types/radio/model.ts'
import { selectModel } from './field-types/select/model.ts'
import { labelOf, mandatoryField, shownFields } from './form.ts'
import { readCondition, type Condition } from './model/condition.ts'
import { valueOf, type Field } from './model/field.ts'
import type { Layout } from './model/layout.ts'
import { offeredOptions, readOptions, type Option } from './model/options.ts'

const withOptions: readonly string[] = [selectModel.fieldType, multiSelectModel.fieldType, radioModel.fieldType]

const ticks: readonly Option[] = [
  { Value: 'yes', Display: 'ticked' },
  { Value: 'no', Display: 'not ticked' },
]

/** The answers of a field that another one can depend on; none where it is no field with choices. */
export function answersOf({ fieldType, config }: Field): readonly Option[] {
  if (fieldType === checkboxModel.fieldType) return ticks
  return withOptions.includes(fieldType) ? offeredOptions(readOptions(fieldsOf(config)['Options'])) : []
}

/** What a field depends on. */
export interface Dependence {
  on: Field
  answer: Option
}

/** What is wrong with a condition, which then counts as none. */
export type BrokenCondition = 'self' | 'later' | 'hidden' | 'noField' | 'noAnswer'

/** The earlier fields that a field can depend on, each under a name of its own. `fields` are all of the form. */
export function possibleControls(fields: readonly Field[], field: Field): Field[] {
  const shown = new Set(shownFields(fields))
  const names = new Map<string, Field>()
  for (const each of fields.slice(0, Math.max(0, fields.indexOf(field))))
    if (isControl(each) && shown.has(each) && !names.has(each.SubmitLabel)) names.set(each.SubmitLabel, each)
  return [...names.values()]
}

/**
 * What a field depends on, or why nothing comes of its condition: whatever it names may have been deleted, renamed or
 * moved, and then the field is always shown. The email field that proves the submitter has no condition.
 *
 * @returns undefined where there is no condition.
 */
export function dependenceOf(fields: readonly Field[], field: Field): Dependence | BrokenCondition | undefined {
  const condition = readCondition(field.ShowIf)
  if (!condition || field === mandatoryField(fields)) return undefined
  const on = possibleControls(fields, field).find(({ SubmitLabel }) => SubmitLabel === condition.Field)
  if (!on) return whyNone(fields, field, condition)
  const answer = answersOf(on).find(({ Value }) => Value === condition.Value)
  return answer ? { on, answer } : 'noAnswer'
}

function whyNone(fields: readonly Field[], field: Field, condition: Condition): BrokenCondition {
  const named = fields.filter((each) => isControl(each) && each.SubmitLabel === condition.Field)
  if (named.some((each) => fields.indexOf(each) < fields.indexOf(field))) return 'hidden'
  if (named.some((each) => each !== field)) return 'later'
  return field.SubmitLabel === condition.Field ? 'self' : 'noField'
}

/**
 * Fills in the fields that are shown, in their order: what one depends on must have that answer, and be shown itself.
 *
 * @returns these, each as it was with what was filled in; the others are left out and never filled in.
 */
export function fillShown(fields: readonly Field[], fill: (field: Field) => Field): Map<Field, Field> {
  const filled = new Map<Field, Field>()
  for (const field of fields) {
    const dependence = dependenceOf(fields, field)
    if (typeof dependence === 'object') {
      const on = filled.get(dependence.on)
      if (!on || !hasAnswer(on, dependence.answer.Value)) continue
    }
    filled.set(field, fill(field))
  }
  return filled
}

/** What visitors read beside a field that depends on another one, where nothing can hide it; undefined: it depends on none. */
export function onlyIfText(fields: readonly Field[], field: Field): string | undefined {
  const dependence = dependenceOf(fields, field)
  if (typeof dependence !== 'object') return undefined
  const { on, answer } = dependence
  return `Only if ‘${labelOf(on)}’ is ${answerText(on, answer)}`
}

/** An answer as it is told. */
export function answerText({ fieldType }: Field, { Display }: Option): string {
  return fieldType === checkboxModel.fieldType ? Display : `‘${Display}’`
}

function hasAnswer(field: Field, answer: string): boolean {
  const value = valueOf(field)
  if (field.fieldType === checkboxModel.fieldType) return (value === true) === (answer === 'yes')
  return Array.isArray(value) ? value.includes(answer) : value === answer
}

function isControl(field: Field): boolean {
  return (
    field.SubmitLabel !== '' && (field.fieldType === checkboxModel.fieldType || withOptions.includes(field.fieldType))
  )
}

/** Without the conditions of which nothing comes: visitors have no need of what these name. */
export function withoutIdleConditions(layout: Layout): Layout {
  const fields = layout.fields.map((field) => {
    const { ShowIf, ...rest } = field
    return ShowIf === undefined || typeof dependenceOf(layout.fields, field) === 'object' ? field : rest
  })
  return { ...layout, fields }
}
