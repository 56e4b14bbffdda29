import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { ByteRange, FileStore, StoredBytes } from './file-store.ts'
import { keysInFolder } from './keys-in-folder.ts'
import { syncFolder } from './sync-folder.ts'

/** Bytes up to which reading at once is quicker than a stream. */
const small = 64 * 1024

/** Files in a folder. Each is complete and on disk before it gets the name that it is read by. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => path.join(root, key)

  async function put(key: string, source: Uint8Array | string): Promise<void> {
    const target = pathOf(key)
    const folder = path.dirname(target)
    const isNew = (await mkdir(folder, { recursive: true })) !== undefined
    const part = `${target}.part`
    try {
      await (typeof source === 'string' ? moveTo(part, source) : writeTo(part, source))
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncFolder(folder)
    if (isNew) await syncFolder(root)
  }

  async function read(key: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    const file = await open(pathOf(key)).catch(ifThere)
    if (!file) return undefined
    try {
      const { size } = await file.stat()
      const start = Math.min(range?.start ?? 0, size)
      const end = Math.min(range?.end ?? size - 1, size - 1)
      const length = end - start + 1
      if (length > small) return { body: file.createReadStream({ start, end }), size }
      const body = await readSmall(file, { start, length })
      await file.close()
      return { body, size }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  return {
    put,
    read,
    async withLocalFile(key, work) {
      const file = pathOf(key)
      return (await stat(file).catch(ifThere)) ? work(file) : undefined
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: () => keysInFolder(root),
  }
}

/** Moving is enough on one disk; elsewhere the bytes are copied. */
async function moveTo(target: string, source: string): Promise<void> {
  await sync(source)
  try {
    await rename(source, target)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyFile(source, target, constants.COPYFILE_FICLONE)
    await sync(target)
  }
}

async function writeTo(target: string, bytes: Uint8Array): Promise<void> {
  const file = await open(target, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sync(name: string): Promise<void> {
  const file = await open(name, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readSmall(file: FileHandle, { start, length }: { start: number; length: number }): Promise<Uint8Array> {
  const bytes = Buffer.alloc(Math.max(length, 0))
  const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, start)
  return bytes.subarray(0, bytesRead)
}

function ifThere(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
