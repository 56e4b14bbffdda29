import type { AnyDb } from '../../db/engine.ts'
import { rowFromText, type Row } from '../../db/row-text.ts'
import { rowsOf, tableNames } from '../../db/site-tables.ts'
import { readTableGraph } from '../../db/table-graph.ts'

/** Bytes in the storage, as the database knows them. */
export interface StoredFile {
  key: string
  size: number
  /** Hexadecimal; of what was made of an image it is not known. */
  sha256: string | undefined
  /** The file that they are, or that they were made of. */
  fileId: number
  /** The table that names them, where they are a page kind's own. */
  table?: string
}

/** The core's tables that name bytes, and the column with the file's id. */
const ofCore: Readonly<Record<string, string>> = {
  files: 'id',
  renditions: 'file_id',
  // what was deleted and can be brought back
  trash_bytes: 'file_id',
}

/** What is about to be removed. */
const discarded = 'discarded_bytes'

/** Everything that the database says is in the storage, by its key; that of page kinds too, installed or not. */
export async function storedFiles(db: AnyDb): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>()
  const note = (table: string, row: Row) => {
    const { storage_key, size, sha256 } = row
    if (typeof storage_key !== 'string') return
    const fileId = Number(row[ofCore[table] ?? 'id'])
    stored.set(storage_key, {
      ...{ key: storage_key, size: Number(size), fileId },
      sha256: typeof sha256 === 'string' ? sha256 : undefined,
      ...(table in ofCore ? {} : { table }),
    })
  }
  for (const table of await tablesWithBytes(db))
    for await (const rows of rowsOf(db, table)) for (const row of rows) note(table, row)
  if ((await tableNames(db)).includes('kept_data'))
    for await (const rows of rowsOf(db, 'kept_data'))
      for (const { what, name, content } of rows)
        if (what === 'rows') for (const line of String(content).split('\n')) note(String(name), rowFromText(line))
  return stored
}

async function tablesWithBytes(db: AnyDb): Promise<string[]> {
  const { columns } = await readTableGraph(db)
  const tables = await tableNames(db)
  const names = (table: string) => new Set(columns.get(table)?.map(({ name }) => name))
  return tables.filter((table) => table !== discarded && names(table).has('storage_key') && names(table).has('size'))
}
