import { assertText, refuse, sanitizeHtml } from '@sitewright/page-kit/server'
import { fieldsOf, isFields, readJson, readNumber, type Fields } from '@sitewright/page-kit/values'
import { dependenceOf } from '../conditions.ts'
import { fileModel } from '../field-types/file/model.ts'
import { modelOf } from '../field-types/models.ts'
import { readCondition } from '../model/condition.ts'
import { isField, readField, type Field } from '../model/field.ts'
import { labelOf, upgradeLayout } from '../form.ts'
import { htmlOf, withHtml } from '../html-settings.ts'
import { layoutOf, writeLayout, type Layout } from '../model/layout.ts'
import { fileLimits } from '../model/files.ts'
import * as limits from '../model/limits.ts'
import { refusals } from './form-refusals.ts'
import { oneLine } from './one-line.ts'
import { names } from './refused-names.ts'

/** Characters of a field type's name. */
const maxTypeLength = 64
/** Objects and lists within each other: far more than any form has. */
const deepest = 32

/**
 * What an editor sent, fit to be stored: upgraded, its rich texts sanitised, its texts within their lengths. Fields of
 * types that this version does not know stay as they came.
 *
 * @throws {RefusedError} 400 when it is no layout, too large, or has what no form may.
 */
export function cleanLayout(content: string): string {
  assertSize(content)
  const sent = parse(content)
  assertSettings(sent)
  const fields = sent['fields']
  if (!Array.isArray(fields)) refuse(refusals.noFields())
  if (fields.length > limits.maxFields) refuse(refusals.tooManyFields({ most: limits.maxFields }))
  const layout = { ...layoutOf(sent), fields: fields.map(cleanField) }
  const upgraded = upgradeLayout(withCleanSettings(layout))
  assertConditions(upgraded.fields)
  const cleaned = writeLayout(upgraded)
  // Sanitising and upgrading may lengthen it.
  assertSize(cleaned)
  return cleaned
}

/** What is stored, with its rich texts sanitised once more before they are given out. */
export function safeLayout(layout: Layout): Layout {
  return {
    ...layout,
    fields: layout.fields.map(withSafeHtml),
    SubmitCompletionText: sanitizeHtml(layout.SubmitCompletionText),
  }
}

function withCleanSettings(layout: Layout): Layout {
  return {
    ...layout,
    TargetEmail: oneLine(layout.TargetEmail),
    ValidationEmailSubject: oneLine(layout.ValidationEmailSubject),
    SubmissionEmailSubject: oneLine(layout.SubmissionEmailSubject),
    SubmitButtonText: oneLine(layout.SubmitButtonText),
    SubmitCompletionText: sanitizeHtml(layout.SubmitCompletionText),
  }
}

function assertSettings(sent: Fields): void {
  const { maxSubjectLength, maxRecipientsLength, maxLayoutCharacters, keepDays } = limits
  const check = (field: string, name: () => string, longest: number) => assertText(sent[field], { name, longest })
  check('TargetEmail', names.recipients, maxRecipientsLength)
  check('ValidationEmailSubject', names.validationSubject, maxSubjectLength)
  check('SubmissionEmailSubject', names.submissionSubject, maxSubjectLength)
  check('SubmitButtonText', names.button, maxSubjectLength)
  check('SubmitCompletionText', names.completion, maxLayoutCharacters)
  const days = sent['KeepDays']
  if (days === undefined || days === null) return
  if (!Number.isInteger(days) || Number(days) < keepDays.min || Number(days) > keepDays.max)
    refuse(refusals.keepDays(keepDays))
}

function cleanField(sent: unknown): Field {
  if (!isField(sent)) return refuse(refusals.noType())
  assertText(sent.fieldType, { name: names.type, longest: maxTypeLength })
  assertText(sent['SubmitLabel'], { name: names.submitLabel, longest: limits.maxLabelLength })
  const field = readField(sent)
  const model = modelOf(field.fieldType)
  // of a newer version, or another package: nothing is known of its config
  if (!model) return field
  assertConfig(fieldsOf(field.config))
  const config =
    fileModel.fieldType === field.fieldType
      ? fileModel.cleared(field.config, '')
      : model.read(withoutLeft(field.config))
  return withSafeHtml({ ...withCleanCondition(field), config })
}

/** What is left of places is counted, never stored. */
function withoutLeft(config: object): object {
  const { Options } = fieldsOf(config)
  if (!Array.isArray(Options)) return config
  return { ...config, Options: Options.map((option: unknown) => (isFields(option) ? omitLeft(option) : option)) }
}

function omitLeft({ Left: _, ...option }: Fields): Fields {
  return option
}

function withCleanCondition({ ShowIf, ...field }: Field): Field {
  const condition = readCondition(ShowIf)
  if (!condition) return field
  assertText(condition.Field, { name: names.conditionField, longest: limits.maxLabelLength })
  assertText(condition.Value, { name: names.conditionValue, longest: limits.maxOptionLength })
  return { ...field, ShowIf: condition }
}

/** What was deleted or renamed leaves a condition without effect; one that nobody can mean is refused. */
function assertConditions(fields: readonly Field[]): void {
  for (const field of fields) {
    const dependence = dependenceOf(fields, field)
    const named = { field: oneLine(labelOf(field)) }
    if (dependence === 'self') refuse(refusals.ownAnswer(named))
    if (dependence === 'later') refuse(refusals.laterField(named))
  }
}

function assertConfig({ Label, Options, Min, Max, Default, Hint }: Fields): void {
  assertText(Hint, { name: names.hint, longest: fileLimits.hint })
  assertText(Label, { name: names.label, longest: limits.maxLabelLength })
  for (const number of [Min, Max, Default])
    if (number !== undefined && number !== null && number !== '' && readNumber(number) === undefined)
      refuse(refusals.numbers())
  if (Options === undefined || Options === null) return
  if (!Array.isArray(Options)) refuse(refusals.noOptions())
  if (Options.length > limits.maxOptions) refuse(refusals.tooManyOptions({ most: limits.maxOptions }))
  for (const { Places } of Options.map(fieldsOf))
    if (
      Places !== undefined &&
      !(Number.isInteger(Places) && Number(Places) >= 0 && Number(Places) <= limits.maxPlaces)
    )
      refuse(refusals.places({ most: limits.maxPlaces }))
  for (const option of Options.map(fieldsOf))
    for (const text of [option['Value'], option['Display']])
      assertText(text, { name: names.option, longest: limits.maxOptionLength })
}

function withSafeHtml(field: Field): Field {
  return withHtml(
    field,
    htmlOf(field).map((html) => sanitizeHtml(html)),
  )
}

function assertSize(content: string): void {
  const most = limits.maxLayoutCharacters
  if (content.length > most) refuse(refusals.tooLarge({ most }))
}

function parse(content: string): Fields {
  const parsed = readJson(content)
  if (!isFields(parsed)) refuse(refusals.noLayout())
  if (!isShallow(parsed, deepest)) refuse(refusals.tooDeep())
  return parsed
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}
