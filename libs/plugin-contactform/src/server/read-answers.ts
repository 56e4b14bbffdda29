import type { Answer } from '../submission.ts'
import { fillShown } from '../conditions.ts'
import { fileModel } from '../field-types/file/model.ts'
import { modelOf } from '../field-types/models.ts'
import { readFields, valueOf, withValue, type Field } from '../model/field.ts'
import { labelOf, mandatoryField, problemOf, shownFields, upgradeLayout } from '../form.ts'
import type { Layout } from '../model/layout.ts'
import { problemOfAll, ticketsIn } from '../model/files.ts'
import { maxAnswerCharacters, maxFields } from '../model/limits.ts'
import type { SentFile } from './form-files.ts'
import { oneLine } from './one-line.ts'
import { refusals } from './submission-refusals.ts'
import { chooserOf } from '../places.ts'
import type { Choice } from './places.ts'
import { refuse } from '@sitewright/page-kit/server'
import { readJson } from '@sitewright/page-kit/values'

export interface Submitted {
  /** What is in the mandatory email field; '' where that is no address. */
  email: string
  /** What is delivered, in the form's order. */
  answers: Answer[]
  /** The options that were chosen where there is one to be chosen, delivered or not. */
  choices: Choice[]
  /** The files that are delivered. */
  files: SentFile[]
}

/**
 * What a visitor filled in, told by the form as it is stored: of the fields that were sent only the values count, and
 * only those of fields that the form shows (T38).
 *
 * @param content JSON text of the field list.
 * @param sent the files that it names, by their tickets.
 * @throws {RefusedError} 400 when it is no list of fields, or a value breaks its field's rules.
 */
export function readAnswers(layout: Layout, content: string, sent: ReadonlyMap<string, SentFile> = none): Submitted {
  const { fields } = upgradeLayout(layout)
  const mandatory = mandatoryField(fields)
  const filled = fillIn(shownFields(fields), { sent: sentFields(content), files: sent })
  for (const [stored, field] of filled) {
    const problem = stored === mandatory ? undefined : problemOf(field)
    if (problem !== undefined) refuse(refusals.problem({ field: oneLine(labelOf(field)), problem }))
  }
  const delivered = filled.filter(([{ NoSubmit }]) => !NoSubmit)
  const answers = delivered.map(([, field]) => answerOf(field))
  const characters = answers.reduce((sum, { answer }) => sum + answer.length, 0)
  if (characters > maxAnswerCharacters) refuse(refusals.tooLong({ most: maxAnswerCharacters }))
  const files = delivered.flatMap(([, field]) => filesIn(field, sent))
  const tooMuch = problemOfAll(files)
  if (tooMuch !== undefined) refuse(tooMuch)
  const choices = filled.flatMap(([, field]) => choiceIn(field))
  return { email: emailIn(filled, mandatory), answers, choices, files }
}

const none: ReadonlyMap<string, SentFile> = new Map()

/** The files in a field: what a browser says of their names and sizes does not count. */
function filesIn(field: Field, sent: ReadonlyMap<string, SentFile>): SentFile[] {
  if (field.fieldType !== fileModel.fieldType) return []
  return ticketsIn(valueOf(field)).flatMap((ticket) => sent.get(ticket) ?? [])
}

function choiceIn(field: Field): Choice[] {
  const value = valueOf(field)
  const chooser = chooserOf(field)
  return chooser && typeof value === 'string' && value !== '' ? [{ field: chooser.name, value }] : []
}

function sentFields(content: string): Field[] {
  const sent = readJson(content)
  if (!Array.isArray(sent)) refuse(refusals.noFields())
  if (sent.length > maxFields) refuse(refusals.tooManyFields({ most: maxFields }))
  return shownFields(readFields(sent))
}

interface Sent {
  sent: readonly Field[]
  files: ReadonlyMap<string, SentFile>
}

type Filled = readonly (readonly [stored: Field, filled: Field])[]

/**
 * Each stored field with the value that was sent for it: the first one of its type and name that is not taken yet. Fields
 * that these answers do not show are left out, whatever was sent for them.
 */
function fillIn(stored: readonly Field[], { sent, files }: Sent): Filled {
  const waiting = [...sent]
  const filled = fillShown(stored, (field) => {
    const at = waiting.findIndex(
      ({ fieldType, SubmitLabel }) => fieldType === field.fieldType && SubmitLabel === field.SubmitLabel,
    )
    const [found] = at < 0 ? [] : waiting.splice(at, 1)
    // as the field's type reads it: what a condition asks for is the answer that is delivered
    const value = found && field.fieldType === fileModel.fieldType ? filesIn(found, files) : found && valueOf(found)
    const read = withValue(field, value)
    return { ...read, config: modelOf(field.fieldType)?.read(read.config) ?? read.config }
  })
  return [...filled]
}

function answerOf(field: Field): Answer {
  const label = oneLine(field.SubmitLabel) || oneLine(labelOf(field))
  return { label, answer: modelOf(field.fieldType)?.answer(field) ?? '' }
}

function emailIn(filled: Filled, mandatory: Field | undefined): string {
  const [, field] = filled.find(([stored]) => stored === mandatory) ?? []
  return field && problemOf(field) === undefined ? answerOf(field).answer : ''
}
