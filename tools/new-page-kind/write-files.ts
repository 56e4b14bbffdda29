import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { root } from '../setup/root.mjs'
import type { Texts } from './template-files.ts'

/** @throws when there is anything in the folder. */
export function assertFree(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written`)
}

/** Writes files; their paths are inside the folder. */
export function writeFiles(folder: string, files: Texts): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Remembers files as they are. @returns what puts them back so, and says whether any had changed. */
export function keepFiles(paths: readonly string[]): () => boolean {
  const kept = paths.map((path) => ({ path, bytes: readFileSync(path) }))
  return () => {
    const changed = kept.filter(({ path, bytes }) => !bytes.equals(readFileSync(path)))
    for (const { path, bytes } of changed) writeFileSync(path, bytes)
    return changed.length > 0
  }
}

/** The texts of files formatted as this repository does: other names make other lines. */
export async function formatted(files: Texts): Promise<Texts> {
  const config = await resolveConfig(join(root, 'package.json'))
  const texts: Texts = {}
  for (const [path, text] of Object.entries(files)) {
    const { inferredParser } = await getFileInfo(path)
    texts[path] = inferredParser === null ? text : await format(text, { ...config, filepath: path })
  }
  return texts
}

/** Takes a folder away with all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
