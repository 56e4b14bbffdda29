import type { TableChecksum } from '../../db/row-text.ts'

/** Grows when a program of today could not read what is written then. */
export const archiveFormat = 1

/** A file within the archive. */
export interface Part {
  /** `files/<key>`, or `tables/<table>.<number>.jsonl`. */
  name: string
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** What the archive holds, as its last part `manifest.json` says it. */
export interface Manifest {
  format: number
  /** The version of the program that made it. */
  version: string
  /** When the database was as it is here, as an ISO date and time in UTC. */
  made: string
  engine: 'sqlite' | 'postgres'
  publicUrl: string
  /** Which steps of migration made the tables. */
  steps: string[]
  tables: Record<string, TableChecksum>
  /** The last id that each table gave out. */
  lastIds: Record<string, number>
  files: {
    count: number
    /** Bytes of all together. */
    bytes: number
    /** Keys of files that the database knows and the storage had lost. */
    missing: string[]
    /** Keys of files that are not as the database knows them. They are in the archive as they were. */
    damaged: string[]
    /** Keys of files that were deleted while the backup was made: nothing names them. */
    unneeded: string[]
  }
  /** Everything else in the archive, in its order. */
  parts: Part[]
}

export const manifestName = 'manifest.json'

/** The part that has the bytes of a stored file. */
export function filePart(key: string): string {
  return `files/${key}`
}

/** A part with some rows of a table, one on each line. */
export function rowsPart(table: string, number: number): string {
  return `tables/${table}.${String(number).padStart(4, '0')}.jsonl`
}

export type PartKind = { kind: 'file'; key: string } | { kind: 'rows'; table: string }

/** What a part is, by its name; undefined for a name that no part can have. */
export function readPartName(name: string): PartKind | undefined {
  const [, key] = /^files\/([\w-]+\/[\w-]+)$/.exec(name) ?? []
  if (key !== undefined) return { kind: 'file', key }
  const [, table] = /^tables\/(\w+)\.\d{4,}\.jsonl$/.exec(name) ?? []
  return table === undefined ? undefined : { kind: 'rows', table }
}
