import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text for a link. */
export function newCode(): string {
  return randomBytes(32).toString('base64url')
}

/** True for what `newCode` could have given; nothing else is worth looking for. */
export function isCode(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}

/** What is stored of a code: who reads the database cannot use it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
