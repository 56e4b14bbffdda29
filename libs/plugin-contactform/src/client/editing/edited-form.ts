import type { Stored } from '@sitewright/page-kit'
import { orderedJson, withKey, type CardEntries, type CardsOf } from '@sitewright/page-kit/cards'
import type { Field } from '../../model/field.ts'
import { clearedLayout, newField } from '../../form.ts'
import type { Layout } from '../../model/layout.ts'

/** Everything of a layout but its fields, also what this version does not know. */
export type FormSettings = Omit<Layout, 'fields'>

/** A layout while it is edited. */
export interface EditedForm {
  readonly fields: CardEntries<Field>
  readonly settings: FormSettings
}

/** The fields of a form as cards. */
export const cardsOfForm: CardsOf<EditedForm, Field> = {
  read: ({ fields }) => fields,
  write: (form, fields) => ({ ...form, fields }),
  create: newField,
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
  return { ...settings, fields: fields.map(({ item }) => item) }
}

/** Without what was typed into the fields, as a save publishes it (Q103). `today` is 'DD/MM/YYYY'. */
export function clearedForm(form: EditedForm, today: string): EditedForm {
  const cleared = clearedLayout(plainLayout(form), today).fields
  return { ...form, fields: form.fields.map(({ key }, at) => ({ key, item: cleared[at]! })) }
}

/** True if the two would be published as the same form: what is typed into the fields is no change (Q120). */
export function isSameForm(left: EditedForm, right: EditedForm): boolean {
  return left === right || orderedJson(left, published) === orderedJson(right, published)
}

function published(form: EditedForm): Layout {
  return clearedLayout(plainLayout(form), '')
}
