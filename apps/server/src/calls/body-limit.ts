import type { CallDeclaration } from '@sitewright/api-client/contract'

/** Bytes that the JSON body of any call may have (Q161). */
export const maxBodyBytes = 2 * 1024 * 1024

/** Bytes that every call's body may have, so that nobody has to count spaces. */
const smallBody = 64 * 1024

/** Bytes that a character, and a number, have in JSON at most: `\u0001`, `-1.7976931348623157e+308`. */
const maxBytesOf = { character: 6, number: 24 }

/**
 * Bytes that the body of a call may have: as many as its declared input can take, and not many where that is little. A
 * body is refused by it before it is read.
 */
export function bodyLimit({ input }: Pick<CallDeclaration, 'input'>): number {
  return Math.min(maxBodyBytes, Math.max(smallBody, input ? longestJson(input as Schema) : 0))
}

interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  maxLength?: number
  maxItems?: number
  items?: Schema | readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  patternProperties?: unknown
  additionalProperties?: unknown
}

/** Bytes of the longest JSON, without spaces, that a schema allows; infinite where there is no longest one that we know of. */
function longestJson(schema: Schema): number {
  if (schema.const !== undefined) return lengthOf(schema.const)
  if (schema.enum) return Math.max(...schema.enum.map(lengthOf))
  if (schema.anyOf) return Math.max(...schema.anyOf.map(longestJson))
  switch (schema.type ?? 'anything') {
    case 'string':
      return 2 + maxBytesOf.character * (schema.maxLength ?? Infinity)
    case 'integer':
    case 'number':
      return maxBytesOf.number
    case 'boolean':
    case 'null':
      return 'false'.length
    case 'array':
      return longestList(schema)
    case 'object':
      return longestObject(schema)
    default:
      return Infinity
  }
}

function longestList({ items, maxItems = Infinity }: Schema): number {
  const isOfOneSort = items !== undefined && !('length' in items)
  return isOfOneSort ? 2 + maxItems * (longestJson(items) + 1) : Infinity
}

/** Fields that a schema does not name are refused, unless it says that there may be others. */
function longestObject({ properties, patternProperties, additionalProperties = false }: Schema): number {
  if (!properties || patternProperties !== undefined || additionalProperties !== false) return Infinity
  const fields = Object.entries(properties).map(([name, value]) => lengthOf(name) + longestJson(value) + 2)
  return fields.reduce((sum, length) => sum + length, 2)
}

const lengthOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
