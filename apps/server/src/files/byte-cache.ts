import { LRUCache } from 'lru-cache'

/** The bytes that were asked for last, by the keys under which they are stored: those never come to mean others. */
export type ByteCache = Pick<LRUCache<string, Uint8Array>, 'get' | 'set'>

/** @param maxBytes that are kept together. */
export function createByteCache({ maxBytes }: { maxBytes: number }): ByteCache {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ byteLength }) => byteLength || 1 })
}
