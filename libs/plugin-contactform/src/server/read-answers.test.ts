// @vitest-environment node
import { RefusedError } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import { readLayout } from '../model/layout.ts'
import { everyType, field, filledIn, layout, options, submitted } from '../testing/sample-forms.ts'
import { readAnswers } from './read-answers.ts'

const filled = submitted(everyType, filledIn)

function refusal(...[form, content]: Parameters<typeof readAnswers>): string {
  try {
    readAnswers(form, content)
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toHaveProperty('status', 400)
    return (error as RefusedError).message
  }
  return ''
}

describe('readAnswers', () => {
  it('reads what was typed into every type of field, by the name it carries (FORM-069)', () => {
    expect(readAnswers(everyType, filled)).toEqual({
      email: 'anna@example.org',
      files: [],
      answers: [
        { label: 'Name', answer: 'Anna Berg' },
        { label: 'Message', answer: 'Two nights.\nWith a dog.' },
        { label: 'People', answer: '3' },
        { label: 'Hut', answer: 'lower' },
        { label: 'Extras', answer: 'upper, lower' },
        { label: 'Bed', answer: 'upper' },
        { label: 'Terms', answer: 'Yes' },
        { label: 'Arrival', answer: '24/12/2026' },
        { label: 'At', answer: '14:30' },
        { label: 'Email', answer: 'anna@example.org' },
      ],
      choices: [
        { field: 'Hut', value: 'lower' },
        { field: 'Bed', value: 'upper' },
      ],
    })
  })

  it('reads only values of what was sent: no labels, flags, options or fields (T38)', () => {
    const forged = [
      {
        fieldType: 'text-single-input',
        SubmitLabel: 'Name',
        config: { Label: 'You won', Value: 'Anna' },
        NoSubmit: true,
      },
      { fieldType: 'select', SubmitLabel: 'Hut', config: { Options: [{ Value: 'cellar' }], Value: '' } },
      { fieldType: 'text-single-input', SubmitLabel: 'Bcc', config: { Value: 'x@y.example' } },
      { fieldType: 'text', SubmitLabel: '', config: { Content: 'x', Value: 'x' } },
      ...JSON.parse(submitted(layout([]), filledIn)),
    ]
    const form = layout([field('text-single-input', { label: 'Name' }), field('select', { label: 'Hut' })])
    expect(readAnswers(form, JSON.stringify(forged)).answers).toEqual([
      { label: 'Name', answer: 'Anna' },
      { label: 'Hut', answer: '' },
      { label: 'Email', answer: 'anna@example.org' },
    ])
  })

  it('leaves out what is hidden or not to be submitted, but checks what is shown (T38)', () => {
    const form = layout([
      field('text-single-input', { label: 'Hidden', hidden: true, Required: true }),
      field('checkbox', { label: 'Terms', NoSubmit: true, Required: true }),
    ])
    const all = { Hidden: 'x', Terms: true, Email: 'anna@example.org' }
    expect(readAnswers(form, submitted(form, all)).answers).toEqual([{ label: 'Email', answer: 'anna@example.org' }])
    expect(refusal(form, submitted(form, { ...all, Terms: false }))).toBe('Terms: This information is required')
  })

  it('always has the mandatory email field, hidden or added by the upgrade', () => {
    const old = readLayout('{"fields":[]}')
    const sent = [{ fieldType: 'email', SubmitLabel: 'Email', config: { Value: 'anna@example.org' } }]
    expect(readAnswers(old, JSON.stringify(sent)).email).toBe('anna@example.org')
  })

  it('distinguishes fields of one name by their order', () => {
    const twice = layout([
      field('text-single-input', { label: 'Guest' }),
      field('text-single-input', { label: 'Guest' }),
    ])
    const [one, two, email] = twice.fields
    const sent = [
      { ...one, config: { Value: 'Anna' } },
      { ...two, config: { Value: 'Bea' } },
      { ...email, config: { Value: 'anna@example.org' } },
    ]
    expect(readAnswers(twice, JSON.stringify(sent)).answers.map(({ answer }) => answer)).toEqual([
      'Anna',
      'Bea',
      'anna@example.org',
    ])
  })

  it.each([
    ['', 'The submission is not a list of fields'],
    ['{}', 'The submission is not a list of fields'],
    ['null', 'The submission is not a list of fields'],
    ['[', 'The submission is not a list of fields'],
    [JSON.stringify(Array.from({ length: 101 }, () => ({}))), 'A form must have at most 100 fields'],
    ['[]', 'Name: This information is required'],
    [submitted(everyType, { ...filledIn, Name: '' }), 'Name: This information is required'],
    [submitted(everyType, { ...filledIn, People: 9 }), 'People: This number must be at most 8'],
    [submitted(everyType, { ...filledIn, People: 'two' }), 'People: This must be a number'],
    [submitted(everyType, { ...filledIn, People: '8,5' }), 'People: This number must be at most 8'],
    [submitted(everyType, { ...filledIn, Hut: 'cellar' }), 'Hut: This choice is not offered'],
    [submitted(everyType, { ...filledIn, Extras: ['cellar'] }), 'Extras: This choice is not offered'],
    [
      submitted(everyType, { ...filledIn, Arrival: '31/02/2026' }),
      'Arrival: This must be a date, written as DD/MM/YYYY',
    ],
    [submitted(everyType, { ...filledIn, At: 'noon' }), 'At: This must be a time, written as HH:MM'],
    [
      submitted(everyType, { ...filledIn, Message: 'a'.repeat(10_001) }),
      'Message: This text may have at most 10000 characters',
    ],
  ])('refuses %.60s (FORM-085)', (content, message) => {
    expect(refusal(everyType, content)).toBe(message)
  })

  it('refuses more than 256 KiB of answers (T38)', () => {
    const labels = Array.from({ length: 30 }, (_, number) => `Text ${number}`)
    const form = layout(labels.map((label) => field('text-multi-input', { label })))
    const long = Object.fromEntries(labels.map((label) => [label, 'a'.repeat(10_000)]))
    expect(refusal(form, submitted(form, long))).toBe('All answers together may have 262144 characters')
  })

  it('refuses files that are too many or too large together', () => {
    const form = layout([field('file', { label: 'Photos', config: { Several: true, MaxMegabytes: 50, MaxFiles: 20 } })])
    const refusalOf = (sizes: readonly number[]) => {
      const files = sizes.map((size, at) => ({ name: 'a.jpg', size: size * 1e6, ticket: `ticket ${at}`, sha256: '' }))
      const content = submitted(form, { Photos: files, Email: 'anna@example.org' })
      const sent = new Map(files.map((file) => [file.ticket, file]))
      return () => readAnswers(form, content, sent)
    }
    expect(refusalOf([50, 50])).not.toThrow()
    expect(refusalOf([50, 50, 1])).toThrow(/^All files together have 101 MB, but only 100 MB can be sent at once/)
  })

  it.each(['', 'anna', 'a@b.example, c@d.example', 'a@b.example\nBcc: x@y.example', ['a@b.example'], { a: 1 }])(
    'finds no address in %j',
    (Email) => {
      expect(readAnswers(everyType, submitted(everyType, { ...filledIn, Email })).email).toBe('')
    },
  )

  it('keeps each label on one line', () => {
    const form = layout([field('radio', { label: 'Bed\r\nBcc: x', config: { Options: options } })])
    expect(readAnswers(form, submitted(form, filledIn)).answers[0]?.label).toBe('Bed Bcc: x')
  })
})
