import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'

/** Positions of bytes, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredBytes {
  /** Small ones at once, others as a stream that is to be read or destroyed. */
  body: Readable | Uint8Array
  /** Of the whole, whatever part of it was asked for. */
  size: number
}

/** Where the bytes of files lie, apart from what the database knows of them. */
export interface FileStore {
  /**
   * Stores bytes, or the local file of this path, durably: once this resolves they survive a loss of power. The local
   * file may be gone then.
   */
  put: (key: string, source: Uint8Array | string) => Promise<void>
  /** The bytes, or undefined when they are gone. `range` says which of them are wanted, as far as there are any. */
  read: (key: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  /** Lets the work have the bytes as a local file, not to be changed. Undefined, and no work done, when they are gone. */
  withLocalFile: <Result>(key: string, work: (file: string) => Promise<Result>) => Promise<Result | undefined>
  /** What is not there counts as removed. */
  remove: (key: string) => Promise<void>
  /** The names of all there is, whether anybody knows them or not: for an examination, as it may take its time. */
  keys: () => Promise<string[]>
}

export interface FileStoreOptions {
  dataDir: string
  /** `s3://key:secret@host[:port]/bucket[/prefix]?region=…&tls=off`; absent: the disk. */
  filesUrl?: string | undefined
}

/** The storage of the site: a folder, or a bucket of S3. */
export async function openFileStore({ dataDir, filesUrl }: FileStoreOptions): Promise<FileStore> {
  if (filesUrl === undefined) return createDiskStore(path.join(dataDir, 'files'))
  return createS3Store({ url: filesUrl, tmpDir: uploadFolder(dataDir) })
}

/** Where files lie while they are received and worked on. On the same disk as the files, so that they can be moved. */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'tmp')
}

/** A name for new bytes that nobody can guess; the first part spreads them over 256 folders. */
export function newKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** Stores bytes under a new key, for content that comes with the program. */
export async function storeBytes(
  store: FileStore,
  bytes: Uint8Array,
): Promise<{ key: string; sha256: string; size: number }> {
  const key = newKey()
  await store.put(key, bytes)
  return { key, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength }
}
