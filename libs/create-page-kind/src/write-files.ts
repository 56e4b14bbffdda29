import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, getFileInfo } from 'prettier'
import type { Texts } from './template-files.ts'

/** How the template is formatted, and what is made of it. */
const style = { printWidth: 120, semi: false, singleQuote: true, trailingComma: 'all', proseWrap: 'preserve' } as const

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

/** The texts of files formatted as the template is: other names make other lines. */
export async function formatted(files: Texts): Promise<Texts> {
  const texts: Texts = {}
  for (const [path, text] of Object.entries(files)) {
    const { inferredParser } = await getFileInfo(path)
    texts[path] = inferredParser === null ? text : await format(text, { ...style, filepath: path })
  }
  return texts
}

/** Takes a folder away with all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
