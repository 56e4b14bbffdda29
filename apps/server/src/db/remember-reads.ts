import type { Database } from './database.ts'

export interface RememberReadsOptions<Key, Value> {
  database: Pick<Database, 'version'>
  /** Reads from the database, and depends on nothing else but its key. */
  read: (key: Key) => Promise<Value>
  /** The maximum number of cached values. */
  most: number
}

/**
 * Reads that are not repeated while the database is as it was, whoever might have changed it: what is answered is never
 * older than the question. Many who ask at once share one reading, and must leave the value as it is. Where the database
 * cannot tell without being asked (PostgreSQL), nothing is kept.
 */
export function rememberReads<Key extends string | number, Value>({
  database,
  read,
  most,
}: RememberReadsOptions<Key, Value>): (key: Key) => Promise<Value> {
  let kept = new Map<Key, Promise<Value>>()
  let keptVersion: number | undefined

  return (key) => {
    const version = database.version()
    if (version === undefined) return read(key)
    if (version !== keptVersion) {
      kept = new Map()
      keptVersion = version
    }
    return kept.get(key) ?? keep(kept, key)
  }

  function keep(into: Map<Key, Promise<Value>>, key: Key): Promise<Value> {
    const value = read(key)
    const [oldest] = into.size >= most ? into.keys() : []
    if (oldest !== undefined) into.delete(oldest)
    into.set(key, value)
    value.catch(() => into.delete(key))
    return value
  }
}
