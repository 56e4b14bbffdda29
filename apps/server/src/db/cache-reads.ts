import type { Database } from './database.ts'

export interface CacheReadsOptions<Key, Value> {
  database: Pick<Database, 'version'>
  /** Reads from the database, and depends on nothing else but its key. */
  read: (key: Key) => Promise<Value>
  /** The maximum number of cached values. */
  most: number
}

/**
 * Caches reads for as long as the database is unchanged, whoever might have changed it: a value is never older than the
 * question. Callers at the same time share one read, and must not change the value. Where the database cannot tell
 * without a query (PostgreSQL), nothing is cached.
 */
export function cacheReads<Key extends string | number, Value>({
  database,
  read,
  most,
}: CacheReadsOptions<Key, Value>): (key: Key) => Promise<Value> {
  let cached = new Map<Key, Promise<Value>>()
  let cachedVersion: number | undefined

  return (key) => {
    const version = database.version()
    if (version === undefined) return read(key)
    if (version !== cachedVersion) {
      cached = new Map()
      cachedVersion = version
    }
    return cached.get(key) ?? store(cached, key)
  }

  function store(into: Map<Key, Promise<Value>>, key: Key): Promise<Value> {
    const value = read(key)
    const [oldest] = into.size >= most ? into.keys() : []
    if (oldest !== undefined) into.delete(oldest)
    into.set(key, value)
    value.catch(() => into.delete(key))
    return value
  }
}
