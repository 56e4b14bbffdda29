import { fieldsOf } from '@sitewright/page-kit/values'
import { ticks } from './field-types/checkbox/model.ts'
import { modelOf } from './field-types/models.ts'
import { labelOf, mandatoryField, shownFields } from './form.ts'
import { readCondition, type Condition } from './model/condition.ts'
import type { Field } from './model/field.ts'
import { drawn } from './model/messages.ts'
import type { Layout } from './model/layout.ts'
import type { Option } from './model/options.ts'

/** The answers of a field that another one can depend on; none where it is no field with choices. */
export function answersOf({ fieldType, config }: Field): readonly Option[] {
  return modelOf(fieldType)?.choices?.(config) ?? []
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
  const named = { field: labelOf(on) }
  if (!ticks.includes(answer)) return drawn.onlyIf({ ...named, answer: answer.Display })
  return answer.Value === 'yes' ? drawn.onlyIfTicked(named) : drawn.onlyIfNotTicked(named)
}

function hasAnswer({ fieldType, config }: Field, answer: string): boolean {
  const value = fieldsOf(modelOf(fieldType)?.read(config))['Value']
  if (typeof value === 'boolean') return value === (answer === 'yes')
  return Array.isArray(value) ? value.includes(answer) : value === answer
}

function isControl({ fieldType, SubmitLabel }: Field): boolean {
  return SubmitLabel !== '' && modelOf(fieldType)?.choices !== undefined
}

/** Without the conditions of which nothing comes: visitors have no need of what these name. */
export function withoutIdleConditions(layout: Layout): Layout {
  const fields = layout.fields.map((field) => {
    const { ShowIf, ...rest } = field
    return ShowIf === undefined || typeof dependenceOf(layout.fields, field) === 'object' ? field : rest
  })
  return { ...layout, fields }
}
