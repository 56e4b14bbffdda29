import { createHash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { manifestName, type Manifest, type Part } from './manifest.ts'
import { sealOf } from './seal.ts'
import { encodeHeader, endOfTar, paddingAfter } from './tar-blocks.ts'
import { syncFolder } from '../../files/sync-folder.ts'

export interface ArchiveWriter {
  parts: readonly Part[]
  /** @throws {Error} when there are more or fewer bytes than announced. */
  add: (part: { name: string; size: number }, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => Promise<Part>
  /** Ends the archive and gives it its name, once all of it is on disk. */
  finish: (manifest: Omit<Manifest, 'parts'>) => Promise<void>
  /** Leaves nothing behind. */
  abandon: () => Promise<void>
}

/** Begins an archive, as `FILE.part` until it is whole. Only its owner may read it. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const partial = `${file}.part`
  await rm(partial, { force: true })
  const handle = await open(partial, 'wx', 0o600)
  const whole = createHash('sha256')
  const parts: Part[] = []

  async function write(bytes: Uint8Array): Promise<void> {
    whole.update(bytes)
    await writeAll(handle, bytes)
  }

  const add: ArchiveWriter['add'] = async ({ name, size }, bytes) => {
    await write(encodeHeader(name, size))
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of bytes) {
      hash.update(chunk)
      written += chunk.byteLength
      if (written > size) break
      await write(chunk)
    }
    if (written !== size) throw new Error(`${name} changed while it was read`)
    await write(Buffer.alloc(paddingAfter(size)))
    const part = { name, size, sha256: hash.digest('hex') }
    parts.push(part)
    return part
  }

  async function finish(manifest: Omit<Manifest, 'parts'>): Promise<void> {
    const text = Buffer.from(JSON.stringify({ ...manifest, parts }, null, 1))
    await add({ name: manifestName, size: text.byteLength }, [text])
    await write(endOfTar)
    await writeAll(handle, sealOf(whole.digest('hex')))
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    await syncFolder(path.dirname(file))
  }

  async function abandon(): Promise<void> {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
  }

  return { parts, add, finish, abandon }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.byteLength;) at += (await handle.write(bytes, at, bytes.byteLength - at)).bytesWritten
}
