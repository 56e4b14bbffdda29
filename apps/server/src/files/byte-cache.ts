/** The bytes that were asked for last, by the keys under which they are stored: those never come to mean others. */
export interface ByteCache {
  get: (key: string) => Uint8Array | undefined
  put: (key: string, bytes: Uint8Array) => void
}

/** @param most bytes that are kept together. */
export function createByteCache({ most }: { most: number }): ByteCache {
  // in the order in which they were last asked for
  const kept = new Map<string, Uint8Array>()
  let size = 0

  function take(key: string): Uint8Array | undefined {
    const bytes = kept.get(key)
    kept.delete(key)
    size -= bytes?.byteLength ?? 0
    return bytes
  }

  function put(key: string, bytes: Uint8Array): void {
    take(key)
    kept.set(key, bytes)
    size += bytes.byteLength
    for (const oldest of kept.keys()) {
      if (size <= most) break
      take(oldest)
    }
  }

  return {
    get(key) {
      const bytes = take(key)
      if (bytes) put(key, bytes)
      return bytes
    },
    put,
  }
}
