import type { TSchema } from 'typebox'

/** The same schema with every object closed against fields that it does not name. */
export function closeObjects(schema: TSchema): TSchema {
  return close(schema) as TSchema
}

function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close)
  if (typeof node !== 'object' || node === null) return node
  const closed = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, close(value)]))
  const isOpenObject = closed['type'] === 'object' && 'properties' in closed && !('additionalProperties' in closed)
  return isOpenObject ? { ...closed, additionalProperties: false } : closed
}
