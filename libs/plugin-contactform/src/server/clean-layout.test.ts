// @vitest-environment node
import { RefusedError, type Identity } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import type { Field } from '../model/field.ts'
import { readLayout, writeLayout, type Layout } from '../model/layout.ts'
import { emailField, everyType, field, layout, sampleActive, sampleDraft } from '../testing/sample-forms.ts'
import { cleanLayout } from './clean-layout.ts'
import contactForm from './index.ts'

const editor: Identity = { permissions: new Set(['plugin.contactform.editor']), roles: [2] }
const visitor: Identity = { permissions: new Set(['public']), roles: [] }

const form = (fields: readonly Field[], settings: Partial<Layout> = {}) => writeLayout(layout(fields, settings))

function refusal(content: string): string {
  try {
    cleanLayout(content)
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toHaveProperty('status', 400)
    return (error as RefusedError).message
  }
  return ''
}

describe('cleanLayout', () => {
  it('accepts a form of every field type unchanged', () => {
    for (const content of [sampleActive, sampleDraft, writeLayout(everyType)])
      expect(cleanLayout(content)).toBe(content)
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['an event attribute', '<img src="/x.png" onerror="alert(1)" alt="">'],
    ['a script address', '<a href="javascript:alert(1)">a</a>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
  ])('sanitises text blocks and the completion text of %s', (_, html) => {
    const cleaned = cleanLayout(form([field('text', { config: { Content: html } })], { SubmitCompletionText: html }))
    expect(cleaned).not.toMatch(/script|onerror|iframe|alert/)
  })

  it('gives every form its email field, and lets no text block be submitted (FORM-046, FORM-071)', () => {
    const { fields } = readLayout(cleanLayout(JSON.stringify({ fields: [{ ...field('text'), NoSubmit: false }] })))
    expect(fields.map(({ fieldType, NoSubmit }) => [fieldType, NoSubmit])).toEqual([
      ['text', true],
      ['email', false],
    ])
  })

  it('keeps recipients, subjects and the button on one line', () => {
    const cleaned = readLayout(
      cleanLayout(
        form([], {
          TargetEmail: 'a@b.example,\nc@d.example',
          SubmissionEmailSubject: 'A\r\nBcc: x@y.example\u2028Z\0',
          ValidationEmailSubject: ' A\tB ',
          SubmitButtonText: 'GO\n',
        }),
      ),
    )
    expect(cleaned).toMatchObject({
      TargetEmail: 'a@b.example, c@d.example',
      SubmissionEmailSubject: 'A Bcc: x@y.example Z',
      ValidationEmailSubject: 'A B',
      SubmitButtonText: 'GO',
    })
  })

  it.each([
    ['no JSON text', '{"fields":[', 'Invalid form layout'],
    ['a list', '[]', 'Invalid form layout'],
    ['no fields', '{"fields":{}}', 'A form must have a list of fields'],
    ['a field without a type', '{"fields":[{"config":{}}]}', 'A field must have a type'],
    ['a nest of lists', `{"fields":[],"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'The form is nested too deeply'],
    ['101 fields', form(Array.from({ length: 101 }, () => field('date'))), 'A form must have at most 100 fields'],
    [
      '256 KiB',
      form([field('text', { config: { Content: 'a'.repeat(262_144) } })]),
      'A form must have at most 262144 characters',
    ],
    [
      'what grows',
      form([field('text', { config: { Content: '&'.repeat(100_000) } })]),
      'A form must have at most 262144 characters',
    ],
    [
      'a long label',
      form([field('date', { label: 'a'.repeat(501) })]),
      "A field's SubmitLabel must have at most 500 characters",
    ],
    ['a label as a list', form([field('date', { config: { Label: [] } })]), "A field's label must be a text"],
    ['options as a text', form([field('radio', { config: { Options: 'a' } })]), "A field's options must be a list"],
    [
      '201 options',
      form([field('radio', { config: { Options: Array.from({ length: 201 }, () => ({ Value: 'a' })) } })]),
      'A field must have at most 200 options',
    ],
    [
      'a long option',
      form([field('radio', { config: { Options: [{ Value: 'a'.repeat(501) }] } })]),
      "An option's text must have at most 500 characters",
    ],
    [
      'a Min in words',
      form([field('number-input', { config: { Min: 'few' } })]),
      "A field's Default, Min and Max must be numbers",
    ],
    ['no days', form([], { KeepDays: 0 }), 'Submissions must be kept for 1 to 3650 days'],
    ['too many days', form([], { KeepDays: 3651 }), 'Submissions must be kept for 1 to 3650 days'],
    ['half a day', form([], { KeepDays: 1.5 }), 'Submissions must be kept for 1 to 3650 days'],
    [
      'a long subject',
      form([], { SubmissionEmailSubject: 'a'.repeat(201) }),
      'The subject of the submission email must have at most 200 characters',
    ],
    [
      'many recipients',
      form([], { TargetEmail: 'a'.repeat(2001) }),
      'The recipients must have at most 2000 characters',
    ],
  ])('refuses %s', (_, content, message) => {
    expect(refusal(content)).toBe(message)
  })

  it('keeps fields of unknown types, and unknown fields, unchanged', () => {
    const unknown = { ...field('date'), fieldType: 'signature', config: { Html: '<script>', Deep: [[{ a: null }]] } }
    const content = form([unknown, { ...field('date'), Later: 1 } as Field], { Later: 2 } as object)
    expect(cleanLayout(content)).toBe(content)
  })

  it('does not read fields from a prototype', () => {
    const content = '{"fields":[{"fieldType":"text","config":{"__proto__":{"Content":"x"}}}],"__proto__":{"a":1}}'
    expect(readLayout(cleanLayout(content)).fields[0]?.config).toMatchObject({ Content: '' })
    expect({}).not.toHaveProperty('a')
  })
})

describe('the form that readers get (T22)', () => {
  const content = form(
    [
      field('text', { config: { Content: '<p>Our huts</p>' } }),
      field('text-single-input', { label: 'Name' }),
      field('text-single-input', { label: 'For the office', hidden: true }),
    ],
    { TargetEmail: 'office@example.org', SubmissionEmailSubject: 'A booking', ValidationEmailSubject: 'Is it you' },
  )

  it('is complete for editors, and only the visible part for others', () => {
    expect(contactForm.forReader?.(content, editor)).toBe(content)
    const shown = String(contactForm.forReader?.(content, visitor))
    for (const secret of ['office@example.org', 'A booking', 'Is it you', 'For the office']) {
      expect(content).toContain(secret)
      expect(shown).not.toContain(secret)
    }
    expect(readLayout(shown).fields.map(({ SubmitLabel }) => SubmitLabel)).toEqual(['', 'Name', 'Email'])
  })

  it('is cleaned again, in case it was stored in another way', () => {
    const tampered = writeLayout(layout([field('text', { config: { Content: '<img src="x" onerror="alert(1)">' } })]))
    for (const who of [editor, visitor]) expect(contactForm.forReader?.(tampered, who)).not.toContain('onerror')
  })

  it('contains the text that visitors read', () => {
    expect(contactForm.text(content)).toBe('Our huts Name Email')
    expect(contactForm.text('no layout')).toBe('')
  })

  it('begins with the email field', () => {
    const { fields } = readLayout(contactForm.blank())
    expect(fields).toEqual([emailField])
  })
})
