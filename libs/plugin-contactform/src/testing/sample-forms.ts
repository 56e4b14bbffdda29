import { modelOf } from '../field-types/models.ts'
import type { Condition } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import { blankLayout, newField } from '../form.ts'
import { writeLayout, type Layout } from '../model/layout.ts'

export interface FieldOptions {
  label?: string
  config?: object
  Required?: boolean
  hidden?: boolean
  NoSubmit?: boolean
  ShowIf?: Condition
}

/** A field as an editor has set it up. */
export function field(fieldType: string, { label, config, ...flags }: FieldOptions = {}): Field {
  const added = newField(fieldType)
  const named = label === undefined ? {} : { Label: label }
  const SubmitLabel = label ?? added.SubmitLabel
  return { ...added, SubmitLabel, config: { ...added.config, ...named, ...config }, ...flags }
}

export const emailField: Field = { ...field('email', { label: 'Email' }), Locked: true }

export const options = [
  { Value: 'upper', Display: 'The upper hut' },
  { Value: 'lower', Display: 'The lower hut' },
]

/** A form of these fields besides the email field that every form has. */
export function layout(fields: readonly Field[], settings: Partial<Layout> = {}): Layout {
  return {
    ...blankLayout(),
    fields: [...fields, emailField],
    TargetEmail: 'office@example.org',
    ...settings,
  }
}

/** All eleven field types, each with a label of its own. */
export const everyType: Layout = layout([
  field('text', { config: { Content: '<p>Our huts</p>' } }),
  field('text-single-input', { label: 'Name', Required: true }),
  field('text-multi-input', { label: 'Message' }),
  field('number-input', { label: 'People', config: { Min: 1, Max: 8, Default: 2, Value: 2 } }),
  field('select', { label: 'Hut', config: { Options: options } }),
  field('multi-select', { label: 'Extras', config: { Options: options } }),
  field('radio', { label: 'Bed', config: { Options: options, Value: 'upper' } }),
  field('checkbox', { label: 'Terms' }),
  field('date', { label: 'Arrival', config: { Value: '02/11/2026' } }),
  field('time', { label: 'At' }),
])

/** What a visitor fills into it, by label. */
export const filledIn: Readonly<Record<string, unknown>> = {
  Name: 'Anna Berg',
  Message: 'Two nights.\nWith a dog.',
  People: 3,
  Hut: 'lower',
  Extras: ['upper', 'lower'],
  Bed: 'upper',
  Terms: true,
  Arrival: '24/12/2026',
  At: '14:30',
  Email: 'anna@example.org',
}

/** The field list as a browser sends it, with these values by SubmitLabel. */
export function submitted({ fields }: Layout, values: Readonly<Record<string, unknown>>): string {
  const filled = fields.map((each) => {
    if (!(each.SubmitLabel in values)) return each
    return { ...each, config: { ...each.config, Value: values[each.SubmitLabel] } }
  })
  return JSON.stringify(filled)
}

/** What is wrong with a value typed into a field of this type. */
export function problemWith(fieldType: string, Value: unknown, options_: FieldOptions = {}): string | undefined {
  const given = field(fieldType, { ...options_, config: { ...options_.config, Value } })
  return modelOf(fieldType)?.problem(given)
}

export const sampleActive = writeLayout({
  ...layout([
    field('text', { config: { Content: '<p>Our huts</p>' } }),
    field('text-single-input', { label: 'Name' }),
    field('text-single-input', { label: 'Kept from visitors', hidden: true }),
  ]),
  SubmissionEmailSubject: 'A booking came in',
})

export const sampleDraft = writeLayout(layout([field('text', { config: { Content: '<p>Our new huts</p>' } })]))

/** What a site without reCAPTCHA answers to a page that sets its human check up. */
export const humanCheckCalls = {
  'GET protected/get-system-property.json.php': () => [''],
  'GET public/human-check.json.php': () => ({}),
}
