import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { modelOf } from './field-types/models.ts'
import type { Field } from './model/field.ts'

/** The HTML in the settings of a field, each in the order in which its type names them; none where it has no such setting. */
export function htmlOf({ fieldType, config }: Field): string[] {
  const model = modelOf(fieldType)
  if (!model || model.htmlSettings.length === 0) return []
  const settings = fieldsOf(model.read(config))
  return model.htmlSettings.map((name) => readText(settings[name]))
}

/** The same field with other HTML in its settings, in the order of `htmlOf`. */
export function withHtml(field: Field, html: readonly string[]): Field {
  const model = modelOf(field.fieldType)
  if (!model || model.htmlSettings.length === 0) return field
  const changed = model.htmlSettings.map((name, index) => [name, html[index] ?? ''] as const)
  return { ...field, config: { ...model.read(field.config), ...Object.fromEntries(changed) } }
}
