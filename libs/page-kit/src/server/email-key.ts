import { domainToASCII } from 'node:url'

/** Nothing that a parser of addresses would stop at, skip or decode: it would find another domain in it. */
const domainName = /^[\p{L}\p{M}\p{N}._。-]+$/u

/**
 * An email address as it is compared, alike on every database: two texts with the same key are the same address. Some
 * browsers send foreign domains in their ASCII form, so that form is in the key. What is no address only equals itself.
 */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const typed = address.slice(at)
  const domain = at > 0 && domainName.test(typed) ? domainToASCII(typed) : ''
  return domain === '' ? address : address.slice(0, at) + domain
}
