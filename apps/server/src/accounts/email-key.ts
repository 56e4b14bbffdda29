import { domainToASCII } from 'node:url'

/** An address as it is compared, alike on every database. Some browsers send foreign domains in their ASCII form. */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = at > 0 ? domainToASCII(address.slice(at)) : ''
  return domain === '' ? address : address.slice(0, at) + domain
}
