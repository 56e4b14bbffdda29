import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Remembers files as they are, or that they are not there. @returns what puts them back so, and says whether any had changed. */
export function keepFiles(paths: readonly string[]): () => boolean {
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  const kept = paths.map((path) => ({ path, bytes: read(path) }))
  return () => {
    const changed = kept.filter(({ path, bytes }) => {
      const now = read(path)
      return bytes && now ? !bytes.equals(now) : bytes !== now
    })
    for (const { path, bytes } of changed) {
      if (bytes) writeFileSync(path, bytes)
      else rmSync(path)
    }
    return changed.length > 0
  }
}
