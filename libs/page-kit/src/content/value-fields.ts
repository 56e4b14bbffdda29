import { textOf, type Told } from '@sitewright/messages'
import { readNumber } from '../values.ts'
import { capital, type FieldModel, type FieldOptions, type NumberRange } from './field-model.ts'
import { texts } from './messages.ts'

/** What a number can be told. */
export interface NumberOptions extends FieldOptions, NumberRange {
  /** Only whole numbers. @default false */
  whole?: boolean
  /** What it counts, such as 'm'. */
  unit?: string
}

/** A field with a number, or nothing; see `number`. */
export interface NumberFieldModel extends FieldModel<number | ''>, NumberRange {
  readonly type: 'number'
  readonly whole: boolean
  readonly unit?: string
}

/** A number; '' for none. */
export function number({ whole = false, ...options }: NumberOptions = {}): NumberFieldModel {
  const { min = -Infinity, max = Infinity, unit } = options
  return {
    type: 'number',
    whole,
    ...options,
    blank: () => '',
    read(stored) {
      const found = readNumber(stored)
      if (found === undefined) return ''
      return Math.min(Math.max(whole ? Math.round(found) : found, min), max)
    },
    problem(sent) {
      if (sent === '') return undefined
      const isRight = typeof sent === 'number' && Number.isFinite(sent) && (!whole || Number.isInteger(sent))
      return isRight && sent >= min && sent <= max
        ? undefined
        : texts.number({ number: numberWords({ whole, ...options }) })
    },
    tidy: (value) => value,
    isEmpty: (value) => value === '',
    words: (value) => (value === '' ? '' : [value, unit].filter((part) => part !== undefined).join(' ')),
  }
}

/** Which numbers there may be, such as 'a whole number from 1 to 5'. */
export function numberWords({ whole = false, min, max }: NumberRange & { whole?: boolean }): string {
  if (min !== undefined && max !== undefined) return (whole ? texts.wholeIn : texts.aNumberIn)({ min, max })
  if (min !== undefined) return (whole ? texts.wholeFrom : texts.aNumberFrom)({ min })
  if (max !== undefined) return (whole ? texts.wholeTo : texts.aNumberTo)({ max })
  return whole ? texts.whole() : texts.aNumber()
}

/** A field with one of some choices, or none; see `choice`. */
export interface ChoiceFieldModel<Choice extends string = string> extends FieldModel<Choice | ''> {
  readonly type: 'choice'
  /** What is read for each choice, in the order in which they are offered. */
  readonly choices: Readonly<Record<Choice, string>>
}

/**
 * One of a few things; '' for none.
 *
 * @param choices as they are stored, with what is read for each: a list where that is the same with a capital letter.
 */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  options?: FieldOptions,
): ChoiceFieldModel<Choice>
export function choice<Choice extends string>(
  choices: Readonly<Record<Choice, Told>>,
  options?: FieldOptions,
): ChoiceFieldModel<Choice>
export function choice<Choice extends string>(
  choices: readonly Choice[] | Readonly<Record<Choice, Told>>,
  options: FieldOptions = {},
): ChoiceFieldModel<Choice> {
  const labels = readWhenAsked(
    Array.isArray(choices)
      ? (Object.fromEntries(choices.map((each: string) => [each, capital(each)])) as Record<Choice, string>)
      : (choices as Readonly<Record<Choice, Told>>),
  )
  const isChoice = (value: unknown): value is Choice => typeof value === 'string' && Object.hasOwn(labels, value)
  return {
    type: 'choice',
    choices: labels,
    ...options,
    blank: () => '',
    read: (stored) => (isChoice(stored) ? stored : ''),
    problem: (sent) =>
      sent === '' || isChoice(sent) ? undefined : texts.choice({ choices: Object.values(labels).join(', ') }),
    tidy: (value) => value,
    isEmpty: (value) => value === '',
    words: (value) => (value === '' ? '' : labels[value]),
  }
}

/** The labels as texts, each in the language of the moment in which it is read. */
function readWhenAsked<Choice extends string>(
  labels: Readonly<Record<Choice, Told>>,
): Readonly<Record<Choice, string>> {
  const entries = Object.entries<Told>(labels).map(([name, label]) => [
    name,
    { enumerable: true, get: () => textOf(label) },
  ])
  return Object.defineProperties({}, Object.fromEntries(entries) as PropertyDescriptorMap) as Record<Choice, string>
}

/** A field that is ticked or not; see `checkbox`. */
export interface CheckboxFieldModel extends FieldModel<boolean> {
  readonly type: 'checkbox'
}

/** Yes or no. */
export function checkbox(options: Omit<FieldOptions, 'required'> = {}): CheckboxFieldModel {
  return {
    type: 'checkbox',
    ...options,
    blank: () => false,
    read: (stored) => stored === true,
    problem: (sent) => (typeof sent === 'boolean' ? undefined : texts.checkbox()),
    tidy: (value) => value,
    isEmpty: (value) => !value,
    words: () => '',
  }
}

/** A field with a day as `YYYY-MM-DD`, or nothing; see `date`. */
export interface DateFieldModel extends FieldModel<string> {
  readonly type: 'date'
}

/** A day as `YYYY-MM-DD` (ISO 8601); '' for none. */
export function date(options: FieldOptions = {}): DateFieldModel {
  return {
    type: 'date',
    ...options,
    blank: () => '',
    read: (stored) => (isDay(stored) ? stored : ''),
    problem: (sent) => (sent === '' || isDay(sent) ? undefined : texts.day()),
    tidy: (value) => value,
    isEmpty: (value) => value === '',
    words: (value) => value,
  }
}

/** True for a day that is in the calendar. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
