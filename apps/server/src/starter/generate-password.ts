import { randomInt } from 'node:crypto'

/** Without characters that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password that nobody can guess, but write down. */
export function generatePassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
