/**
 * A JSON schema in the notation of TypeScript's types, on one line.
 *
 * @param {Record<string, any>} schema
 */
export function describeSchema(schema, definitions = schema.$defs) {
  const describe = (part) => describeSchema(part, definitions)
  if (schema.$ref) return describeReference(schema.$ref, definitions)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(describe).join(' | ')
  if (schema.type === 'array') return describeArray(schema, describe)
  if (schema.type === 'object') return describeObject(schema, describe)
  return schema.type ?? 'unknown'
}

/** A definition is written out where it is first met; inside itself it is only named. */
function describeReference(name, definitions = {}) {
  const { [name]: target, ...others } = definitions
  return target ? describeSchema(target, others) : name
}

function describeArray({ items }, describe) {
  const inner = describe(items)
  return /[ |]/.test(inner) && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`
}

function describeObject({ properties, required = [], patternProperties }, describe) {
  if (patternProperties) return `Record<string, ${describe(Object.values(patternProperties)[0])}>`
  const fields = Object.entries(properties ?? {}).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(value)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
