import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Where the bytes of files lie, apart from what the database knows of them. */
export interface FileStore {
  /** Stores bytes for good: they are on disk before this resolves. @returns the key to read them by, and their hash. */
  put: (bytes: Uint8Array) => Promise<{ key: string; sha256: string; size: number }>
  /** The bytes as a stream and how many they are, or undefined when they are gone. */
  read: (key: string) => Promise<{ stream: Readable; size: number } | undefined>
}

export function createDiskStore(dataDir: string): FileStore {
  const root = path.join(dataDir, 'files')

  async function put(bytes: Uint8Array) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const id = randomUUID()
    const key = `${id.slice(0, 2)}/${id}`
    const target = path.join(root, key)
    await mkdir(path.dirname(target), { recursive: true })
    const file = await open(`${target}.part`, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${target}.part`, target)
    return { key, sha256, size: bytes.byteLength }
  }

  async function read(key: string) {
    const file = path.join(root, key)
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? { stream: createReadStream(file), size: found.size } : undefined
  }

  return { put, read }
}
