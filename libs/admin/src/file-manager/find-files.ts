import { folded } from '@sitewright/page-kit'
import type { ListedFile } from './listed-file.ts'

/**
 * Prepares a search among files: each word of the query has to be somewhere in the name or the caption. Case and accents
 * do not matter. The files found keep their order.
 */
export function createFileSearch(files: readonly ListedFile[]): (query: string) => readonly ListedFile[] {
  let texts: string[] | undefined
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return files
    const folds = (texts ??= files.map(({ name, caption }) => folded(`${name}\n${caption}`)))
    return files.filter((_, index) => words.every((word) => folds[index]!.includes(word)))
  }
}
