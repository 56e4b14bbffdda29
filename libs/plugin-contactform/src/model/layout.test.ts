// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { field, layout, sampleActive } from '../testing/sample-forms.ts'
import type { Field } from './field.ts'
import {
  blankLayout,
  clearedLayout,
  isRequired,
  labelOf,
  mandatoryField,
  newField,
  sameLayout,
  shownFields,
  upgradeLayout,
  withoutRecipients,
} from '../form.ts'
import { readLayout, writeLayout } from './layout.ts'

const labels = (fields: readonly Field[]) => fields.map((each) => each.SubmitLabel)

describe('a layout', () => {
  it('reads no half of a pair of surrogates, of which a server and a browser would not make the same', () => {
    const [email] = readLayout('{"fields":[{"fieldType":"email","SubmitLabel":"a\\udc00","config":{}}]}').fields
    expect(email?.SubmitLabel).toBe('a\ufffd')
  })

  it('starts with the email field, and with these settings (FORM-060, FORM-062 to FORM-067, FORM-086, FORM-087)', () => {
    expect(blankLayout()).toEqual({
      fields: [
        {
          ...{ fieldType: 'email', config: { Label: 'Email', Value: '' }, SubmitLabel: 'Email' },
          ...{ NoSubmit: false, Locked: true, Required: false, hidden: false },
        },
      ],
      TargetEmail: '',
      SetReplyTo: true,
      ValidationEmailSubject: 'Form Submission Verification',
      SubmissionEmailSubject: 'Contact Form Submission',
      SubmitButtonText: 'SUBMIT',
      SubmitCompletionText: 'Thank you.  Your information has been received.',
      SuppressAntispam: false,
      KeepDays: 90,
    })
  })

  it('is JSON text, and reads as it was written (FORM-088)', () => {
    expect(readLayout(writeLayout(blankLayout()))).toEqual(blankLayout())
    expect(writeLayout(readLayout(sampleActive))).toBe(sampleActive)
  })

  it.each(['', '{', 'null', '[]', '"x"', '{"fields":{}}', '{"fields":[null,1,[],{"fieldType":""},{"config":{}}]}'])(
    'is read from whatever is stored: %s',
    (text) => {
      expect(readLayout(text)).toEqual({ ...blankLayout(), fields: [] })
    },
  )

  it('fills in missing properties of a field, and keeps unknown ones (FORM-068)', () => {
    const text = JSON.stringify({ fields: [{ fieldType: 'signature', Pen: 'blue' }], Later: 1, KeepDays: 99_999 })
    const read = readLayout(text)
    expect(read).toMatchObject({ Later: 1, KeepDays: 3650 })
    expect(read.fields).toEqual([
      {
        ...{ fieldType: 'signature', Pen: 'blue', config: {}, SubmitLabel: '' },
        ...{ NoSubmit: false, Locked: false, Required: false, hidden: false },
      },
    ])
  })
})

describe('a copy for the submitter', () => {
  it('is stored only where it is wanted, and is nobody’s business but the editors’', () => {
    const wanted = readLayout(writeLayout({ ...blankLayout(), SendCopy: true }))
    expect(wanted.SendCopy).toBe(true)
    expect(withoutRecipients(wanted)).not.toHaveProperty('SendCopy')
    for (const SendCopy of [false, 'true', 1, null])
      expect(readLayout(JSON.stringify({ ...blankLayout(), SendCopy }))).toEqual(blankLayout())
  })
})

describe('a new field', () => {
  it('has the defaults of its type, and its label for its name (FORM-040, FORM-069)', () => {
    expect(newField('checkbox')).toEqual({
      ...{ fieldType: 'checkbox', config: { Label: 'Checkbox', Value: false }, SubmitLabel: 'Checkbox' },
      ...{ NoSubmit: false, Locked: false, Required: false, hidden: false },
    })
  })

  it('is never submitted if it is a text block (FORM-071)', () => {
    expect(newField('text').NoSubmit).toBe(true)
  })
})

describe('the upgrade on load', () => {
  it('forces text blocks not to be submitted (FORM-109)', () => {
    const old = layout([{ ...field('text'), NoSubmit: false }])
    expect(upgradeLayout(old).fields[0]?.NoSubmit).toBe(true)
  })

  it('adds the email field to an old form without one (FORM-110)', () => {
    const old = { ...blankLayout(), fields: [field('checkbox')] }
    expect(upgradeLayout(old).fields[1]).toEqual({
      ...{ fieldType: 'email', config: { Label: 'Email (required)', Value: '' }, SubmitLabel: 'Email' },
      ...{ NoSubmit: false, Locked: true, Required: true, hidden: true },
    })
  })

  it('changes nothing else', () => {
    const current = readLayout(sampleActive)
    expect(upgradeLayout(current)).toEqual(current)
  })
})

describe('the clearing on save', () => {
  it('removes what was typed and leaves the rest, fields of unknown types too', () => {
    const unknown = { ...newField('checkbox'), fieldType: 'signature', config: { Value: 'x' } }
    const typed = layout([field('text-single-input', { config: { Value: 'typed' } }), unknown])
    const { fields, ...settings } = clearedLayout(typed, '02/11/2026')
    expect(fields[0]).toEqual(field('text-single-input'))
    expect(fields[1]).toEqual(unknown)
    expect({ ...settings, fields: typed.fields }).toEqual(typed)
  })

  it('compares two forms without what was typed', () => {
    const form = layout([field('text-single-input'), field('date')])
    const typed = layout([
      field('text-single-input', { config: { Value: 'typed' } }),
      field('date', { config: { Value: '01/01/2020' } }),
    ])
    expect(sameLayout(form, typed)).toBe(true)
    expect(sameLayout(form, { ...form, SubmitButtonText: 'Go' })).toBe(false)
    expect(sameLayout(form, layout([field('date'), field('text-single-input')]))).toBe(false)
  })
})

describe('what visitors are shown', () => {
  const hidden = field('text-single-input', { label: 'Hidden', hidden: true })
  const unknown = { ...field('checkbox', { label: 'Unknown' }), fieldType: 'signature' }

  it('has no hidden fields and none of an unknown type, but always the mandatory email field', () => {
    const old = upgradeLayout({ ...blankLayout(), fields: [hidden, unknown, field('checkbox', { label: 'Terms' })] })
    expect(mandatoryField(old.fields)?.hidden).toBe(true)
    expect(labels(shownFields(old.fields))).toEqual(['Terms', 'Email'])
  })

  it('has neither recipients nor subjects', () => {
    const shown = withoutRecipients({ ...layout([hidden]), SetReplyTo: false, KeepDays: 7, SubmitButtonText: 'Go' })
    expect(shown).toMatchObject({ TargetEmail: '', ValidationEmailSubject: '', SubmissionEmailSubject: '' })
    expect(shown).toMatchObject({ SetReplyTo: true, KeepDays: 90, SubmitButtonText: 'Go' })
    expect(JSON.stringify(shown)).not.toContain('Hidden')
    expect(withoutRecipients({ ...layout([]), Notes: 'secret' } as never)).not.toHaveProperty('Notes')
  })

  it('marks what has to be filled in', () => {
    expect(isRequired(newField('email'))).toBe(true)
    expect(isRequired(field('text', { Required: true }))).toBe(false)
    expect(isRequired(field('date', { Required: true }))).toBe(true)
    expect(isRequired(field('date'))).toBe(false)
  })

  it('has a name for every field', () => {
    expect(labelOf(field('date', { label: 'Arrival' }))).toBe('Arrival')
    expect(labelOf({ ...field('date', { label: '' }), SubmitLabel: 'arrival' })).toBe('arrival')
    expect(labelOf(field('date', { label: '' }))).toBe('Date')
  })
})
