import { createHash, randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'

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

/** An address as it is compared, alike on every database. Some browsers send foreign domains in their ASCII form. */
export function emailKeyOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = at > 0 ? domainToASCII(address.slice(at)) : ''
  return domain === '' ? address : address.slice(0, at) + domain
}
