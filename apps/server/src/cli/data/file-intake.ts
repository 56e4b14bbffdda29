import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config.ts'
import { openFileStore, uploadFolder, type FileStore } from '../../files/file-store.ts'
import { collect, storedSize } from './stored-bytes.ts'

/** Bytes up to which a file is held in memory on its way. */
const small = 4 * 1024 * 1024

export interface IncomingFile {
  key: string
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Takes files into the storage of a site, under keys that nobody else uses, and can take them back out. */
export interface FileIntake {
  store: FileStore
  /** Once this resolves the bytes survive a loss of power. @returns their SHA-256, hexadecimal. */
  put: (file: IncomingFile) => Promise<string>
  /** Removes what was put; what had been there before stays. */
  undo: () => Promise<void>
}

export async function openFileIntake(place: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<FileIntake> {
  const store = await openFileStore(place)
  const folder = uploadFolder(place.dataDir)
  const added: string[] = []

  async function put({ key, size, body }: IncomingFile): Promise<string> {
    const isNew = (await storedSize(store, key)) === undefined
    // noted before it is there, so that nothing stays behind whatever happens
    if (isNew) added.push(key)
    const hash = createHash('sha256')
    if (size <= small) {
      const bytes = await collect(body)
      hash.update(bytes)
      await store.put(key, bytes)
      return hash.digest('hex')
    }
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, randomUUID())
    try {
      await pipeline(Readable.from(hashed(body, hash)), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      await store.put(key, file)
    } finally {
      await rm(file, { force: true })
    }
    return hash.digest('hex')
  }

  return {
    store,
    put,
    async undo() {
      for (const key of added.splice(0)) await store.remove(key)
    },
  }
}

async function* hashed(body: IncomingFile['body'], hash: { update: (bytes: Uint8Array) => unknown }) {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}
