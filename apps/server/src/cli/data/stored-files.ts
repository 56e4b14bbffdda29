import type { AnyDb } from '../../db/engine.ts'
import { rowsOf, tableNames } from '../../db/site-tables.ts'

/** Bytes in the storage, as the database knows them. */
export interface StoredFile {
  key: string
  size: number
  /** Hexadecimal; of what was made of an image it is not known. */
  sha256: string | undefined
  /** The file that they are, or that they were made of. */
  fileId: number
}

/** Everything that the database says is in the storage, by its key. */
export async function storedFiles(db: AnyDb): Promise<Map<string, StoredFile>> {
  const tables = new Set(await tableNames(db))
  const stored = new Map<string, StoredFile>()
  for (const [table, id] of [
    ['files', 'id'],
    ['renditions', 'file_id'],
  ] as const) {
    if (!tables.has(table)) continue
    for await (const rows of rowsOf(db, table))
      for (const row of rows) {
        const key = String(row['storage_key'])
        const sha256 = typeof row['sha256'] === 'string' ? row['sha256'] : undefined
        stored.set(key, { key, size: Number(row['size']), sha256, fileId: Number(row[id]) })
      }
  }
  return stored
}
