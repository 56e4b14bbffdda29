import { LRUCache } from 'lru-cache'
import type { Database, ReaderOf } from './database.ts'
import type { Schema } from './schema.ts'

export interface CacheReadsOptions<Table extends keyof Schema, Key, Value> {
  database: Pick<Database, 'version' | 'read'>
  /** What is read from; nothing else can be. */
  tables: readonly Table[]
  /** Depends on nothing but these tables and its key. */
  read: (db: ReaderOf<Table>, key: Key) => Promise<Value>
  /** The maximum number of cached values. */
  most: number
}

/**
 * Caches reads for as long as their tables are unchanged, no matter who has changed them: a value is never older than
 * the question. Callers at the same time share one read, and must not change the value. Where the database cannot tell
 * without a query (PostgreSQL), nothing is cached.
 */
export function cacheReads<Table extends keyof Schema, Key extends string | number, Value>({
  database,
  tables,
  read,
  most,
}: CacheReadsOptions<Table, Key, Value>): (key: Key) => Promise<Value> {
  const db = database.read as unknown as ReaderOf<Table>
  const cached = new LRUCache<Key, Promise<Value>>({ max: most })
  let cachedVersion: number | undefined

  return (key) => {
    const version = database.version(tables)
    if (version === undefined) return read(db, key)
    if (version !== cachedVersion) {
      cached.clear()
      cachedVersion = version
    }
    return cached.get(key) ?? store(key)
  }

  function store(key: Key): Promise<Value> {
    const value = read(db, key)
    cached.set(key, value)
    value.catch(() => {
      if (cached.peek(key) === value) cached.delete(key)
    })
    return value
  }
}
