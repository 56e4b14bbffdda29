import type { Stored } from '@sitewright/page-kit'
import type { Field } from '../../model/field.ts'
import { clearedLayout } from '../../model/form.ts'
import type { Layout } from '../../model/layout.ts'

/** A field while it is edited. */
export interface EditedField {
  /** Tells it from the others wherever it is moved. Never stored. */
  readonly key: string
  readonly field: Field
}

/** Everything of a layout but its fields, also what this version does not know. */
export type FormSettings = Omit<Layout, 'fields'>

/** A layout while it is edited. */
export interface EditedForm {
  readonly fields: readonly EditedField[]
  readonly settings: FormSettings
}

let keys = 0

/** A field with a key that no other one has. */
export function withKey(field: Field): EditedField {
  keys += 1
  return { key: `field-${keys}`, field }
}

/** A layout, ready to be edited. */
export function editedForm({ fields, ...settings }: Layout): EditedForm {
  return { fields: fields.map(withKey), settings }
}

/** The same for what the server keeps of a page. */
export function editedData({ active, draft, ...others }: Stored<Layout>): Stored<EditedForm> {
  return { ...others, active: editedForm(active), draft: draft && editedForm(draft) }
}

/** The layout as it is stored and shown. */
export function plainLayout({ fields, settings }: EditedForm): Layout {
  return { ...settings, fields: fields.map(({ field }) => field) }
}

/** Without what was typed into the fields, as a save publishes it (Q103). `today` is 'DD/MM/YYYY'. */
export function clearedForm(form: EditedForm, today: string): EditedForm {
  const cleared = clearedLayout(plainLayout(form), today).fields
  return { ...form, fields: form.fields.map(({ key }, at) => ({ key, field: cleared[at]! })) }
}

export function withSettings(form: EditedForm, part: Partial<FormSettings>): EditedForm {
  return { ...form, settings: { ...form.settings, ...part } }
}

/** With some parts of one field replaced; of a key that is not there any more nothing. */
export function changed(form: EditedForm, key: string, part: Partial<Field>): EditedForm {
  const at = indexOf(form, key)
  const entry = form.fields[at]
  if (!entry) return form
  return { ...form, fields: form.fields.with(at, { key, field: { ...entry.field, ...part } }) }
}

/** With a field put before the one that stands at `index` now; beyond the end it is the last. */
export function inserted(form: EditedForm, entry: EditedField, index: number): EditedForm {
  return { ...form, fields: form.fields.toSpliced(index, 0, entry) }
}

export function removed(form: EditedForm, key: string): EditedForm {
  return { ...form, fields: form.fields.filter((entry) => entry.key !== key) }
}

/** With a field at another place. A place beyond the ends changes nothing. */
export function moved(form: EditedForm, from: number, to: number): EditedForm {
  const entry = form.fields[from]
  if (!entry || from === to || to < 0 || to >= form.fields.length) return form
  return { ...form, fields: form.fields.toSpliced(from, 1).toSpliced(to, 0, entry) }
}

export function indexOf(form: EditedForm, key: string): number {
  return form.fields.findIndex((entry) => entry.key === key)
}

/** True if the two would be published as the same form: what is typed into the fields is no change (Q120). */
export function isSameForm(left: EditedForm, right: EditedForm): boolean {
  return left === right || textOf(left) === textOf(right)
}

const texts = new WeakMap<EditedForm, string>()

/** Asked several times for each rendering, and always of the same forms. */
function textOf(form: EditedForm): string {
  const known = texts.get(form)
  if (known !== undefined) return known
  const text = JSON.stringify(clearedLayout(plainLayout(form), ''), sorted)
  texts.set(form, text)
  return text
}

/** The order in which things were set is no difference. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
