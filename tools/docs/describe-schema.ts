/** What of a JSON schema is shown. */
interface Schema {
  $ref?: string
  $defs?: Record<string, object>
  const?: unknown
  anyOf?: object[]
  type?: string
  items?: object
  properties?: Record<string, object>
  required?: string[]
  patternProperties?: Record<string, object>
}

type Describe = (part: object) => string

/** A JSON schema in the notation of TypeScript's types, on one line. */
export function describeSchema(given: object, definitions = (given as Schema).$defs): string {
  const schema: Schema = given
  const describe: Describe = (part) => describeSchema(part, definitions)
  if (schema.$ref) return describeReference(schema.$ref, definitions)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(describe).join(' | ')
  if (schema.type === 'array') return describeArray(schema, describe)
  if (schema.type === 'object') return describeObject(schema, describe)
  return schema.type ?? 'unknown'
}

/** A definition is written out where it is first met; inside itself it is only named. */
function describeReference(name: string, definitions: Record<string, object> = {}) {
  const { [name]: target, ...others } = definitions
  return target ? describeSchema(target, others) : name
}

function describeArray({ items = {} }: Schema, describe: Describe) {
  const inner = describe(items)
  return /[ |]/.test(inner) && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`
}

function describeObject({ properties = {}, required = [], patternProperties }: Schema, describe: Describe) {
  if (patternProperties) return `Record<string, ${Object.values(patternProperties).map(describe).join(' | ')}>`
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(value)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
