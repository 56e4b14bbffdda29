import type { TSchema } from 'typebox'
import { fail } from '../errors.ts'

/**
 * The query of a GET as plain values for its schema. A parameter given twice, an unknown one, or a number in any other
 * form than plain digits is refused, never cast.
 */
export function readQuery(search: string, schema: TSchema | undefined): Record<string, unknown> {
  return readFields(new URLSearchParams(search), schema)
}

/** The same for names and texts that came in another way, as in a form. */
export function readFields(
  fields: Iterable<readonly [name: string, text: string]>,
  schema: TSchema | undefined,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const properties = propertiesOf(schema)
  for (const [name, text] of fields) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!property || Object.hasOwn(values, name) || text.includes('\0')) fail('malformed')
    values[name] = property.type === 'integer' ? toInteger(text) : text
  }
  return values
}

function propertiesOf(schema: TSchema | undefined): Record<string, { type?: string }> {
  return (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
}

function toInteger(text: string): number {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(text)) fail('malformed')
  return Number(text)
}
