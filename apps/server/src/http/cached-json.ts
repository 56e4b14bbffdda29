/** Values that stay as they are, with their JSON once it was asked for. */
const kept = new WeakMap<object, { json?: Buffer }>()

/** Says of an answer that nobody will change it and that it will be sent again, so that its JSON is made only once. */
export function cacheJson<Value extends object>(value: Value): Value {
  kept.set(value, {})
  return value
}

/** The JSON of such an answer, in UTF-8; undefined for any other. */
export function cachedJson(value: unknown): Buffer | undefined {
  const entry = typeof value === 'object' && value !== null ? kept.get(value) : undefined
  return entry && (entry.json ??= Buffer.from(JSON.stringify(value)))
}
