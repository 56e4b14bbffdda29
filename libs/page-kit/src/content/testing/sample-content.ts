import type { ContentFields, ListFieldModel, ValueFieldModel, ValuesOf } from '../content-fields.ts'
import type { Values } from '../content-values.ts'
import type { ContentDefinition } from '../define-content.ts'

/**
 * A content for tests and stories: these fields, and some value in every other required one, so that a field that is
 * required from now on leaves them as they are.
 */
export function sampleContent<Fields extends ContentFields>(
  definition: ContentDefinition<Fields>,
  part: Partial<ValuesOf<Fields>> = {},
): ValuesOf<Fields> {
  const given: Values = part
  const content = Object.entries(definition.fields).map(([name, field]) => {
    const blank = (definition.blank() as Values)[name]
    if (field.type !== 'list') return [name, given[name] ?? (field.required ? sampleOf(field) : blank)]
    const entries = (given[name] ?? (field.required ? [{}] : blank)) as readonly Values[]
    return [name, entries.map((entry) => ({ ...sampleEntry(field), ...entry }))]
  })
  return Object.fromEntries(content) as ValuesOf<Fields>
}

/** An entry that is not empty: with what is required, and where nothing is, with a value in its first field. */
function sampleEntry({ fields }: ListFieldModel): Values {
  const isNeeded = Object.values(fields).some(({ required }) => required)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field], at) => [
      name,
      field.required || (!isNeeded && at === 0) ? sampleOf(field) : field.blank(),
    ]),
  )
}

function sampleOf(field: ValueFieldModel): unknown {
  switch (field.type) {
    case 'text':
    case 'multiline-text':
      return 'Some words'.slice(0, field.maxLength)
    case 'rich-text':
      return '<p>Some words</p>'
    case 'link':
      return '/'
    case 'number':
      return field.min ?? Math.min(1, field.max ?? 1)
    case 'choice':
      return Object.keys(field.choices)[0] ?? ''
    case 'checkbox':
      return true
    case 'date':
      return '2026-11-27'
    case 'image':
      return { id: 1, alt: 'Some image' }
  }
}
