import { Header } from 'tar/header'

/** The block size of a tar file in bytes. */
export const blockSize = 512

/** Two empty blocks end it. */
export const endOfTar = Buffer.alloc(2 * blockSize)

/** The header block before a file's bytes. */
export function encodeHeader(name: string, size: number): Buffer {
  const header = new Header({ path: name, size, type: 'File', mode: 0o600, uid: 0, gid: 0, mtime: new Date(0) })
  const block = Buffer.alloc(blockSize)
  if (header.encode(block)) throw new Error(`'${name}' is too long a name for the archive`)
  return block
}

/** What such a block says; undefined for the end of the archive. @throws {Error} for anything else. */
export function decodeHeader(block: Buffer): { name: string; size: number } | undefined {
  const header = new Header(block)
  if (header.nullBlock) return undefined
  const { cksumValid, path, size, type } = header
  if (!cksumValid || path === undefined || size === undefined || type !== 'File') throw new Error('a header is damaged')
  return { name: path, size }
}

/** Bytes that fill the last block of a file of this size. */
export function paddingAfter(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize
}
