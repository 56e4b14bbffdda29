import type { FileStore } from '../../files/file-store.ts'

/** How many bytes are stored under a key, without reading them; undefined when there are none. */
export async function storedSize(store: FileStore, key: string): Promise<number | undefined> {
  const found = await store.read(key, { start: 0, end: 0 })
  if (found && !(found.body instanceof Uint8Array)) found.body.destroy()
  return found?.size
}
