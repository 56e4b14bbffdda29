import { blockSize } from './tar-blocks.ts'

/**
 * After the end of the tar file, where programs that read tar look no more, stands the hash of every byte before. So
 * nothing in a backup can be lost or changed unnoticed, not even between its parts.
 */
export const sealSize = blockSize

const words = 'sitewright-backup sha256 '

export function sealOf(sha256: string): Buffer {
  const seal = Buffer.alloc(sealSize)
  seal.write(`${words}${sha256}\n`)
  return seal
}

/** True if these bytes are a seal, of whatever. */
export function isSeal(bytes: Buffer): boolean {
  return bytes.byteLength === sealSize && bytes.toString('latin1', 0, words.length) === words
}
