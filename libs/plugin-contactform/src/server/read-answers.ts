import type { Answer } from '../contract.ts'
import { modelOf } from '../field-types/models.ts'
import { readFields, valueOf, withValue, type Field } from '../model/field.ts'
import { labelOf, mandatoryField, problemOf, shownFields, upgradeLayout } from '../form.ts'
import type { Layout } from '../model/layout.ts'
import { maxAnswerCharacters, maxFields } from '../model/limits.ts'
import { oneLine } from './one-line.ts'
import { parseJson } from './parse-json.ts'
import { refuse } from '@sitewright/page-kit/server'

export interface Submitted {
  /** What is in the mandatory email field; '' where that is no address. */
  email: string
  /** What is delivered, in the form's order. */
  answers: Answer[]
}

/**
 * What a visitor filled in, told by the form as it is stored: of the fields that were sent only the values count, and
 * only those of fields that the form shows (T38).
 *
 * @param content JSON text of the field list.
 * @throws {RefusedError} 400 when it is no list of fields, or a value breaks its field's rules.
 */
export function readAnswers(layout: Layout, content: string): Submitted {
  const { fields } = upgradeLayout(layout)
  const mandatory = mandatoryField(fields)
  const filled = fillIn(shownFields(fields), sentFields(content))
  for (const [stored, field] of filled) {
    const problem = stored === mandatory ? undefined : problemOf(field)
    if (problem !== undefined) refuse(`${oneLine(labelOf(field))}: ${problem}`)
  }
  const answers = filled.filter(([{ NoSubmit }]) => !NoSubmit).map(([, field]) => answerOf(field))
  const characters = answers.reduce((sum, { answer }) => sum + answer.length, 0)
  if (characters > maxAnswerCharacters) refuse(`All answers together may have ${maxAnswerCharacters} characters`)
  return { email: emailIn(filled, mandatory), answers }
}

function sentFields(content: string): Field[] {
  const sent = parseJson(content)
  if (!Array.isArray(sent)) refuse('The submission is not a list of fields')
  if (sent.length > maxFields) refuse(`A form must have at most ${maxFields} fields`)
  return shownFields(readFields(sent))
}

type Filled = readonly (readonly [stored: Field, filled: Field])[]

/** Each stored field with the value that was sent for it: the first one of its type and name that is not taken yet. */
function fillIn(stored: readonly Field[], sent: readonly Field[]): Filled {
  const waiting = [...sent]
  return stored.map((field) => {
    const at = waiting.findIndex(
      ({ fieldType, SubmitLabel }) => fieldType === field.fieldType && SubmitLabel === field.SubmitLabel,
    )
    const [found] = at < 0 ? [] : waiting.splice(at, 1)
    return [field, withValue(field, found && valueOf(found))] as const
  })
}

function answerOf(field: Field): Answer {
  const label = oneLine(field.SubmitLabel) || oneLine(labelOf(field))
  return { label, answer: modelOf(field.fieldType)?.answer(field) ?? '' }
}

function emailIn(filled: Filled, mandatory: Field | undefined): string {
  const [, field] = filled.find(([stored]) => stored === mandatory) ?? []
  return field && problemOf(field) === undefined ? answerOf(field).answer : ''
}
