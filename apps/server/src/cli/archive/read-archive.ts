import { createHash, type Hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { CommandError } from '../command-error.ts'
import { archiveFormat, manifestName, readPartName, type Manifest, type Part, type PartKind } from './manifest.ts'
import { isSeal, sealOf, sealSize } from './seal.ts'
import { blockSize, decodeHeader, paddingAfter } from './tar-blocks.ts'

/** Bytes that are read at once. */
const chunkSize = 1024 * 1024

export type ReadPart = PartKind & { size: number; body: AsyncIterable<Buffer> }

export interface ReadArchiveOptions {
  /** Is given every part but the manifest, in order; what it leaves of the body is read for it. */
  onPart: (part: ReadPart) => Promise<void>
  progress?: (text: string) => void
}

/**
 * Makes sure that not a byte of a backup is missing or another than it was. It takes as long as reading the file.
 *
 * @throws {CommandError} when it is no whole backup.
 */
export async function assertSealed(file: string, progress?: (text: string) => void): Promise<void> {
  await withFile(file, async (handle, size) => {
    const seal = await sealFrom(handle, size)
    if (!seal) throw notWhole(file, 'its end is missing')
    const hash = createHash('sha256')
    const reader = createReader(handle, { end: size - sealSize, hash })
    for (let done = 0; done < size - sealSize;) {
      const length = Math.min(chunkSize, size - sealSize - done)
      await reader.exactly(length)
      done += length
      progress?.(`Checking the backup: ${Math.floor((done / size) * 100)} %`)
    }
    if (!seal.equals(sealOf(hash.digest('hex')))) throw notWhole(file, 'its contents were altered')
  })
}

/**
 * Reads a backup from beginning to end, and makes sure that its parts are those of its manifest, which is the last.
 *
 * @throws {CommandError} when it is no whole backup, or one of a newer program.
 */
export async function readArchive(file: string, { onPart, progress }: ReadArchiveOptions): Promise<Manifest> {
  return withFile(file, async (handle, size) => {
    if (!(await sealFrom(handle, size))) throw notWhole(file, 'its end is missing')
    const reader = createReader(handle, { end: size - sealSize })
    const found: Part[] = []
    for (;;) {
      const header = await nextHeader(file, reader)
      if (!header) throw notWhole(file, 'it has no manifest')
      if (header.name === manifestName) {
        const manifest = readManifest(file, await reader.exactly(header.size))
        assertSameParts(file, found, manifest.parts)
        return manifest
      }
      const kind = readPartName(header.name)
      if (!kind) throw notWhole(file, `it has an unknown part '${header.name}'`)
      const hash = createHash('sha256')
      const body = reader.chunks(header.size, hash)
      await onPart({ ...kind, size: header.size, body })
      for await (const _ of body); // what is left of it
      await reader.exactly(paddingAfter(header.size))
      found.push({ ...header, sha256: hash.digest('hex') })
      progress?.(`${Math.floor((reader.position() / size) * 100)} %`)
    }
  })
}

async function nextHeader(file: string, reader: ByteReader): Promise<{ name: string; size: number } | undefined> {
  try {
    return decodeHeader(await reader.exactly(blockSize))
  } catch (error) {
    throw notWhole(file, (error as Error).message)
  }
}

function readManifest(file: string, bytes: Buffer): Manifest {
  try {
    const manifest = JSON.parse(bytes.toString()) as Manifest
    if (typeof manifest.format !== 'number' || !Array.isArray(manifest.parts)) throw new TypeError('no manifest')
    if (manifest.format <= archiveFormat) return manifest
  } catch {
    throw notWhole(file, 'its manifest cannot be read')
  }
  throw new CommandError(`${file} was made by a newer Sitewright; please update first`)
}

function assertSameParts(file: string, found: readonly Part[], listed: readonly Part[]): void {
  const lines = (parts: readonly Part[]) => parts.map(({ name, size, sha256 }) => `${sha256} ${size} ${name}`)
  const [here, there] = [lines(found), lines(listed)]
  const at = there.findIndex((line, index) => line !== here[index])
  if (at !== -1) throw notWhole(file, `the part '${listed[at]?.name}' does not match its manifest`)
  if (here.length !== there.length) throw notWhole(file, `its manifest does not name '${found[there.length]?.name}'`)
}

function notWhole(file: string, reason: string): CommandError {
  return new CommandError(`${file} is not a complete backup of Sitewright: ${reason}`)
}

interface ByteReader {
  /** @throws {Error} when there are fewer. */
  exactly: (length: number) => Promise<Buffer>
  /** So many bytes, a part at a time, which go into the hash too. */
  chunks: (length: number, hash: Hash) => AsyncGenerator<Buffer>
  position: () => number
}

function createReader(handle: FileHandle, { end, hash: whole }: { end: number; hash?: Hash }): ByteReader {
  let position = 0

  async function exactly(length: number): Promise<Buffer> {
    if (position + length > end) throw new Error('it is too short')
    const bytes = Buffer.allocUnsafe(length)
    for (let at = 0; at < length;) {
      const { bytesRead } = await handle.read(bytes, at, length - at, position + at)
      if (bytesRead === 0) throw new Error('it is too short')
      at += bytesRead
    }
    position += length
    whole?.update(bytes)
    return bytes
  }

  async function* chunks(length: number, hash: Hash): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const bytes = await exactly(Math.min(left, chunkSize))
      left -= bytes.byteLength
      hash.update(bytes)
      yield bytes
    }
  }

  return { exactly, chunks, position: () => position }
}

async function sealFrom(handle: FileHandle, size: number): Promise<Buffer | undefined> {
  if (size < sealSize) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealSize), 0, sealSize, size - sealSize)
  return bytesRead === sealSize && isSeal(buffer) ? buffer : undefined
}

async function withFile<Result>(file: string, work: (handle: FileHandle, size: number) => Promise<Result>) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(error.code === 'ENOENT' ? `There is no file ${file}` : `${file}: ${error.message}`)
  })
  try {
    return await work(handle, (await handle.stat()).size)
  } finally {
    await handle.close()
  }
}
