// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@sitewright/page-kit/values'
import { dayText, isDayText } from '../model/day.ts'
import { withValue } from '../model/field.ts'
import { offeredOptions } from '../model/options.ts'
import { field, options, problemWith } from '../testing/sample-forms.ts'
import { isAddress } from './email/model.ts'
import { fieldModels, modelOf } from './models.ts'

const models = fieldModels.list()

const required = 'This information is required'
const today = '02/11/2026'

describe('the field types', () => {
  it('are eleven, offered by name in this order (FORM-080), and files', () => {
    expect(models.map(({ fieldType, label }) => [fieldType, label])).toEqual([
      ['text', 'Text block'],
      ['text-single-input', 'Single line text'],
      ['text-multi-input', 'Multi-line text'],
      ['number-input', 'Number'],
      ['select', 'Select'],
      ['multi-select', 'Multi-select'],
      ['radio', 'Radio buttons'],
      ['checkbox', 'Checkbox'],
      ['date', 'Date'],
      ['time', 'Time'],
      ['email', 'Email'],
      ['file', 'File'],
    ])
    expect(modelOf('signature')).toBeUndefined()
  })

  it.each([
    ['text', { Content: '' }],
    ['text-single-input', { Label: 'Single line text', Value: '' }],
    ['text-multi-input', { Label: 'Multi-line text', Value: '' }],
    ['number-input', { Label: 'Number', Value: 0, Default: '', Min: '', Max: '' }],
    ['select', { Label: 'Select', Options: [], Value: '' }],
    ['multi-select', { Label: 'Multi-select', Options: [], Value: [] }],
    ['radio', { Label: 'Radio buttons', Options: [], Value: '' }],
    ['checkbox', { Label: 'Checkbox', Value: false }],
    ['date', { Label: 'Date', Value: dayText() }],
    ['time', { Label: 'Time', Value: '' }],
    ['email', { Label: 'Email', Value: '' }],
  ])(
    'begin as they are specified: %s (FORM-070, FORM-072 to FORM-079, FORM-081, FORM-082, FORM-084)',
    (fieldType, config) => {
      const model = modelOf(fieldType)
      expect(model?.blank()).toEqual(config)
      expect(model?.read(model.blank())).toEqual(config)
    },
  )

  it.each(models)('$fieldType reads whatever is stored, and keeps what it does not know', (model) => {
    const strange = [undefined, null, 1, 'x', [], { Label: 1, Value: {}, Options: [null, 1, {}], Min: 'x', Content: 4 }]
    for (const config of strange) {
      expect(model.read(model.read(config))).toEqual(model.read(config))
      const given = { ...field(model.fieldType), config: config as object }
      expect(typeof model.answer(given)).toBe('string')
      expect(['string', 'undefined']).toContain(typeof model.problem(given))
      expect(model.cleared(config, today)).toBeTypeOf('object')
    }
    expect(model.read({ Later: 1 })).toMatchObject({ Later: 1 })
  })
})

describe('what a save clears', () => {
  function clearedValue(fieldType: string, config: object): unknown {
    const model = modelOf(fieldType)
    return fieldsOf(model?.cleared({ ...model.blank(), ...config }, today))['Value']
  }

  it.each([
    ['email', 'an email to nothing (FORM-111)', { Value: 'a@b.example' }, ''],
    ['text-single-input', 'a line to nothing (FORM-112)', { Value: 'x' }, ''],
    ['text-multi-input', 'lines to nothing (FORM-113)', { Value: 'x\ny' }, ''],
    ['select', 'a choice to none (FORM-114)', { Value: 'upper' }, ''],
    ['multi-select', 'choices to none', { Value: ['upper'] }, []],
    ['time', 'a time to none', { Value: '14:30' }, ''],
    ['number-input', 'a number to its default (FORM-115)', { Value: 7, Default: 3 }, 3],
    ['number-input', 'a number to a default of 0 (FORM-115)', { Value: 7, Default: 0 }, 0],
    ['number-input', 'a number without a default to 0 (FORM-115)', { Value: 7 }, 0],
    ['checkbox', 'a tick to none (FORM-116)', { Value: true }, false],
    ['date', 'a date to today (FORM-117)', { Value: '01/01/2020' }, today],
    ['radio', 'no radio (FORM-118)', { Value: 'upper' }, 'upper'],
  ])('%s: %s', (fieldType, _, config, value) => {
    expect(clearedValue(fieldType, config)).toEqual(value)
  })

  it('leaves text blocks as they are (FORM-119)', () => {
    expect(modelOf('text')?.cleared({ Content: '<p>a</p>' }, today)).toEqual({ Content: '<p>a</p>' })
  })
})

describe('what is wrong with a value', () => {
  it.each([
    ['text-single-input', '', 'Anna'],
    ['text-single-input', '   ', 'Anna'],
    ['text-multi-input', '', 'Two\nlines'],
    ['number-input', '', 0],
    ['select', '', 'upper'],
    ['multi-select', [], ['upper']],
    ['radio', '', 'lower'],
    ['checkbox', false, true],
    ['date', '', today],
    ['time', '', '00:00'],
  ])('%s: required and %j (FORM-123 to FORM-126)', (fieldType, empty, filled) => {
    const config = { Options: options }
    expect(problemWith(fieldType, empty, { Required: true, config })).toBe(required)
    expect(problemWith(fieldType, empty, { config })).toBeUndefined()
    expect(problemWith(fieldType, filled, { Required: true, config })).toBeUndefined()
  })

  it('requires an email, required or not (FORM-121, FORM-122)', () => {
    expect(problemWith('email', ' ')).toBe('Email is required')
    expect(problemWith('email', 'anna')).toBe('Address is invalid')
    expect(problemWith('email', ' anna@example.org ')).toBeUndefined()
  })

  it.each(['+3', '-0', '\u22123', '3.', ',5', '1e3', '1.000', '0,125', '12,50', '1234,567'])(
    'takes %j for a number',
    (text) => {
      expect(problemWith('number-input', text)).toBeUndefined()
    },
  )

  it.each(['3 4', '1,000', '1,000,000', '12.50,1', ',', '-', '0x10', 'Infinity', '1e999', '\u0663'])(
    'takes %j for no number',
    (text) => {
      expect(problemWith('number-input', text)).toMatch(/This must be a number|without commas/)
    },
  )

  it('limits numbers to Min and Max (FORM-085)', () => {
    const config = { Min: 1, Max: 8 }
    expect(problemWith('number-input', 0, { config })).toBe('This number must be at least 1')
    expect(problemWith('number-input', 9, { config })).toBe('This number must be at most 8')
    for (const number of [1, 8, 1.5, '3', '']) expect(problemWith('number-input', number, { config })).toBeUndefined()
    expect(problemWith('number-input', -1e300)).toBeUndefined()
    expect(problemWith('number-input', '8,5', { config })).toBe('This number must be at most 8')
    expect(problemWith('number-input', '007', { config })).toBeUndefined()
  })

  it('accepts what the options offer, and nothing else', () => {
    const config = { Options: options }
    for (const type of ['select', 'radio']) {
      expect(problemWith(type, 'cellar', { config })).toBe('This choice is not offered')
      expect(problemWith(type, 'lower', { config })).toBeUndefined()
    }
    expect(problemWith('multi-select', ['lower', 'cellar'], { config })).toBe('This choice is not offered')
  })

  it('limits the length of texts', () => {
    expect(problemWith('text-single-input', 'a'.repeat(1000))).toBeUndefined()
    expect(problemWith('text-single-input', 'a'.repeat(1001))).toBe('This text may have at most 1000 characters')
    expect(problemWith('text-multi-input', 'a'.repeat(10_000))).toBeUndefined()
    expect(problemWith('text-multi-input', 'a'.repeat(10_001))).toBe('This text may have at most 10000 characters')
  })

  it('knows days and times (FORM-081)', () => {
    expect(problemWith('date', '31/02/2026')).toBe('This must be a date, written as DD/MM/YYYY')
    expect(problemWith('time', '24:00')).toBe('This must be a time, written as HH:MM')
    for (const time of ['00:00', '23:59']) expect(problemWith('time', time)).toBeUndefined()
    for (const day of ['29/02/2028', '31/12/9999', '01/01/0001']) expect(isDayText(day)).toBe(true)
    for (const day of ['29/02/2026', '1/1/2026', '00/01/2026', '01/13/2026', '01/01/0000', '2026-01-01', ''])
      expect(isDayText(day)).toBe(false)
    expect(dayText(new Date(2026, 1, 3))).toBe('03/02/2026')
  })
})

describe('the text of a field in the email', () => {
  it.each([
    ['text', 'x', ''],
    ['text-single-input', ' Anna ', ' Anna '],
    ['text-multi-input', 'Two\nlines', 'Two\nlines'],
    ['number-input', 0.5, '0.5'],
    ['number-input', '', ''],
    ['number-input', '007431', '007431'],
    ['number-input', ' 12,50 ', '12,50'],
    ['select', 'upper', 'upper'],
    ['multi-select', ['upper', 'lower', 'upper'], 'upper, lower'],
    ['radio', '', ''],
    ['checkbox', true, 'Yes'],
    ['checkbox', false, 'No'],
    ['date', '24/12/2026', '24/12/2026'],
    ['time', '14:30', '14:30'],
    ['email', ' anna@example.org ', 'anna@example.org'],
  ])('%s: %j', (fieldType, value, text) => {
    expect(modelOf(fieldType)?.answer(withValue(field(fieldType), value))).toBe(text)
  })
})

describe('options (FORM-083)', () => {
  it('use one text for both if the other is missing, and are not repeated', () => {
    const given = [
      { Value: 'a', Display: 'A' },
      { Value: '', Display: 'B' },
      { Value: 'c', Display: '' },
      { Value: '', Display: '' },
      { Value: 'a', Display: 'again' },
    ]
    expect(offeredOptions(given)).toEqual([
      { Value: 'a', Display: 'A' },
      { Value: 'B', Display: 'B' },
      { Value: 'c', Display: 'c' },
    ])
  })
})

describe('email addresses', () => {
  it('are a single complete address', () => {
    const good = ['anna@example.org', 'a+b@sub.example.co.nz', 'jörg@exämple.org', 'a@b.example']
    const bad = ['', '@', 'a@', '@b.c', 'a@b', 'a b@c.d', 'a@b.c, d@e.f', 'a@b..c', '.a@b.c', 'a..b@c.d', 'a@1.2.3.4']
    const hostile = ['"x y"@b.c', 'a@b.c\nBcc: d@e.f', 'Anna <a@b.c>', 'a:b@c.d;', `${'a'.repeat(65)}@b.c`, 'a@b.c@d.e']
    const parsed = ['/x', '?', '#', '\\', '/', ':25', '%2e'].map((more) => `a@b.example${more}`)
    for (const address of good) expect(isAddress(address), address).toBe(true)
    for (const address of [...bad, ...hostile, ...parsed]) expect(isAddress(address), address).toBe(false)
  })

  it('are checked fast, however long (T44)', () => {
    for (const piece of ['a', '@', ' ', '.', 'a@', 'a.', '-']) {
      const long = piece.repeat(100_000 / piece.length)
      const before = process.threadCpuUsage().user
      for (const text of [long, `a@${long}`, `${long}@b.c`]) expect(isAddress(text)).toBe(false)
      // the processor's time for this alone, in microseconds, which no other work on the machine lengthens
      expect(process.threadCpuUsage().user - before, piece).toBeLessThan(1_000_000)
    }
  })
})
