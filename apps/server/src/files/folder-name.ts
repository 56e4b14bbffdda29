import { fail } from '../errors.ts'

/** Characters. */
const longest = 100

/** Control characters, line ends and what turns the direction of the text around it, which makes one name look like another. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** @throws {RefusedError} 400 for what cannot be the name of a folder. */
export function toFolderName(typed: string): string {
  const name = typed.normalize('NFC').trim()
  const { length } = Array.from(name)
  if (length === 0 || length > longest || misleading.test(name) || name.includes('/')) fail('badFolderName')
  if (name === '.' || name === '..') fail('badFolderName')
  return name
}

/** Equal for two names that a reader takes for the same. */
export function folderNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
