// @vitest-environment node
import { RefusedError } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import { dependenceOf, onlyIfText, possibleControls } from './conditions.ts'
import type { Field } from './model/field.ts'
import { readLayout, writeLayout } from './model/layout.ts'
import { cleanLayout } from './server/clean-layout.ts'
import { readAnswers } from './server/read-answers.ts'
import { forVisitors } from './server/form-content.ts'
import { emailField, field, layout, options, submitted } from './testing/sample-forms.ts'

const hut = field('select', { label: 'Hut', config: { Options: options } })
const extras = field('multi-select', { label: 'Extras', config: { Options: options } })
const bed = field('radio', { label: 'Bed', config: { Options: options } })
const dog = field('checkbox', { label: 'Dog' })
const line = (label: string, Field: string, Value: string, Required = true) =>
  field('text-single-input', { label, Required, ShowIf: { Field, Value } })
const form = (...fields: Field[]) => layout(fields)

function answers(fields: Field[], values: Record<string, unknown>) {
  const shown = form(...fields)
  const { answers: read } = readAnswers(shown, submitted(shown, { Email: 'anna@example.org', ...values }))
  return Object.fromEntries(read.map(({ label, answer }) => [label, answer]))
}

const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError)
    return (error as RefusedError).message
  }
  return ''
}

describe('on the server a field that depends on another one', () => {
  it.each([
    ['a select', hut, 'lower', 'lower', 'upper'],
    ['a multi-select', extras, 'lower', ['upper', 'lower'], ['upper']],
    ['radio buttons', bed, 'upper', 'upper', ''],
    ['a ticked checkbox', dog, 'yes', true, false],
    ['a checkbox that is not ticked', dog, 'no', false, true],
  ])('of %s is required where it is shown, and else neither asked for nor delivered', (_, on, answer, yes, no) => {
    const fields = [on, line('More', on.SubmitLabel, answer)]
    expect(refusal(() => answers(fields, { [on.SubmitLabel]: yes, More: '' }))).toBe(
      'More: This information is required',
    )
    expect(answers(fields, { [on.SubmitLabel]: yes, More: 'x' })).toMatchObject({ More: 'x' })
    expect(answers(fields, { [on.SubmitLabel]: no, More: '' })).not.toHaveProperty('More')
    expect(answers(fields, { [on.SubmitLabel]: no, More: 'hostile' })).not.toHaveProperty('More')
  })

  it('cannot be skipped by a submission that leaves out, hides or forges what it depends on', () => {
    const shown = form(bed, line('More', 'Bed', 'upper'))
    const sent = (fields: unknown[]) => JSON.stringify([...fields, { ...emailField, config: { Value: 'a@b.example' } }])
    const upper = { ...bed, config: { Value: 'upper' } }
    for (const content of [
      sent([upper]),
      sent([upper, { ...shown.fields[1], hidden: true, config: { Value: 'x' } }]),
      sent([upper, { fieldType: 'text-single-input', SubmitLabel: 'More', ShowIf: { Field: 'Bed', Value: 'lower' } }]),
    ])
      expect(refusal(() => readAnswers(shown, content))).toBe('More: This information is required')
  })

  it('is not shown where what it depends on is not shown, whatever was answered there', () => {
    const fields = [dog, { ...bed, ShowIf: { Field: 'Dog', Value: 'yes' } }, line('More', 'Bed', 'upper')]
    expect(answers(fields, { Dog: false, Bed: 'upper', More: 'x' })).toEqual({ Dog: 'No', Email: 'anna@example.org' })
    expect(answers(fields, { Dog: true, Bed: 'upper', More: 'x' })).toMatchObject({ Bed: 'upper', More: 'x' })
    expect(refusal(() => answers(fields, { Dog: true, Bed: 'upper', More: '' }))).toContain('More')
    const unticked = [
      dog,
      { ...dog, SubmitLabel: 'Cat', ShowIf: { Field: 'Dog', Value: 'yes' } },
      line('More', 'Cat', 'no'),
    ]
    expect(answers(unticked, { Dog: false, More: 'x' })).toEqual({ Dog: 'No', Email: 'anna@example.org' })
  })

  it('takes no answer away from a field of the same name', () => {
    const twice = [bed, line('More', 'Bed', 'lower'), field('text-single-input', { label: 'More', Required: true })]
    const sent = [
      { ...bed, config: { Value: 'upper' } },
      { ...twice[2], config: { Value: 'the second' } },
      { ...emailField, config: { Value: 'a@b.example' } },
    ]
    expect(readAnswers(form(...twice), JSON.stringify(sent)).answers[1]).toEqual({
      label: 'More',
      answer: 'the second',
    })
  })

  it('is always shown, and required, where its condition names what is not there', () => {
    for (const gone of [line('More', 'Cabin', 'upper'), line('More', 'Bed', 'cellar')]) {
      expect(refusal(() => answers([bed, gone], { Bed: 'lower', More: '' }))).toContain('More')
      expect(answers([bed, gone], { Bed: 'lower', More: 'x' })).toMatchObject({ More: 'x' })
    }
    const hidden = [{ ...bed, hidden: true }, line('More', 'Bed', 'upper')]
    expect(refusal(() => answers(hidden, { Bed: 'lower', More: '' }))).toContain('More')
  })

  it('never is the email field that proves the submitter', () => {
    const shown = { ...form(dog), fields: [dog, { ...emailField, ShowIf: { Field: 'Dog', Value: 'yes' } }] }
    expect(refusal(() => readAnswers(shown, submitted(shown, { Dog: false, Email: '' })))).toBe('')
    expect(readAnswers(shown, submitted(shown, { Dog: false, Email: 'a@b.example' })).email).toBe('a@b.example')
  })
})

describe('a condition', () => {
  it('can be on choices and checkboxes above the field that visitors see', () => {
    const more = line('More', '', '')
    const fields = [field('date'), hut, { ...dog, hidden: true }, { ...hut }, extras, more, bed]
    expect(possibleControls(fields, more)).toEqual([hut, extras])
    expect(possibleControls(fields, hut)).toEqual([])
  })

  it.each([
    ['self', [line('More', 'More', 'yes')]],
    ['self', [{ ...dog, ShowIf: { Field: 'Dog', Value: 'yes' } }]],
    ['later', [line('More', 'Dog', 'yes'), dog]],
    ['hidden', [{ ...dog, hidden: true }, line('More', 'Dog', 'yes')]],
    ['noField', [line('More', 'Dog', 'yes')]],
    ['noAnswer', [hut, line('More', 'Hut', 'cellar')]],
  ])('counts as none where it is broken: %s', (why, fields) => {
    const field_ = fields.find(({ ShowIf }) => ShowIf)!
    expect(dependenceOf(fields, field_)).toBe(why)
    expect(onlyIfText(fields, field_)).toBeUndefined()
  })

  it('is told in words', () => {
    const lines = [line('A', 'Hut', 'lower'), line('B', 'Dog', 'yes'), line('C', 'Dog', 'no')]
    expect(lines.map((each) => onlyIfText([hut, dog, ...lines], each))).toEqual([
      'Only if ‘Hut’ is ‘The lower hut’',
      'Only if ‘Dog’ is ticked',
      'Only if ‘Dog’ is not ticked',
    ])
  })

  it('is stored as it is, refused on the field itself or a later one, and kept where it names nothing', () => {
    for (const fine of [form(hut, line('More', 'Hut', 'lower')), form(line('More', 'Gone', 'x'))])
      expect(cleanLayout(writeLayout(fine))).toBe(writeLayout(fine))
    expect(refusal(() => cleanLayout(writeLayout(form(line('More', 'More', 'x')))))).toBe(
      'More: a field cannot be shown by its own answer',
    )
    expect(refusal(() => cleanLayout(writeLayout(form(line('More', 'Hut', 'lower'), hut))))).toBe(
      'More: a field can only be shown by the answer of a field above it',
    )
    expect(refusal(() => cleanLayout(writeLayout(form(line('More', 'a'.repeat(501), 'lower')))))).toContain('condition')
    for (const ShowIf of ['x', [], {}, 7])
      expect(readLayout(cleanLayout(writeLayout(form({ ...hut, ShowIf } as never)))).fields[0]).toEqual(hut)
  })

  it('tells visitors nothing of fields that they do not see', () => {
    const secret = field('select', { label: 'Secret', config: { Options: options }, hidden: true })
    expect(forVisitors(writeLayout(form(secret, line('More', 'Secret', 'lower'))))).not.toContain('Secret')
    expect(forVisitors(writeLayout(form(hut, line('More', 'Hut', 'lower'))))).toContain('"ShowIf":{"Field":"Hut"')
  })
})
