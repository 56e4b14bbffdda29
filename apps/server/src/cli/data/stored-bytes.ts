import { createHash } from 'node:crypto'
import type { FileStore } from '../../files/file-store.ts'

/** How many bytes are stored under a key, without reading them; undefined when there are none. */
export async function storedSize(store: FileStore, key: string): Promise<number | undefined> {
  const found = await store.read(key, { start: 0, end: 0 })
  if (found && !(found.body instanceof Uint8Array)) found.body.destroy()
  return found?.size
}

/** All chunks as one. */
export async function collect(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = []
  for await (const chunk of chunks) list.push(chunk)
  return Buffer.concat(list)
}

/** The SHA-256 of what is stored under a key, hexadecimal; undefined when there is nothing. It reads all of it. */
export async function hashOfStored(store: FileStore, key: string): Promise<string | undefined> {
  const found = await store.read(key)
  if (!found) return undefined
  const hash = createHash('sha256')
  if (found.body instanceof Uint8Array) return hash.update(found.body).digest('hex')
  for await (const chunk of found.body) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
