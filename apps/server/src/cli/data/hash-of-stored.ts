import { createHash } from 'node:crypto'
import type { FileStore } from '../../files/file-store.ts'

/** The SHA-256 of what is stored under a key, hexadecimal; undefined when there is nothing. It reads all of it. */
export async function hashOfStored(store: FileStore, key: string): Promise<string | undefined> {
  const found = await store.read(key)
  if (!found) return undefined
  const hash = createHash('sha256')
  if (found.body instanceof Uint8Array) return hash.update(found.body).digest('hex')
  for await (const chunk of found.body) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
