import { readFileSync, writeFileSync } from 'node:fs'

/** Remembers files as they are. @returns what puts them back so, and says whether any had changed. */
export function keepFiles(paths: readonly string[]): () => boolean {
  const kept = paths.map((path) => ({ path, bytes: readFileSync(path) }))
  return () => {
    const changed = kept.filter(({ path, bytes }) => !bytes.equals(readFileSync(path)))
    for (const { path, bytes } of changed) writeFileSync(path, bytes)
    return changed.length > 0
  }
}
