/**
 * Whether an email address looks complete enough to ask for a new password (PWD-002..006): an '@' that is not the first
 * character, at least two characters after it, a dot among them, and none at the end. The server parses the rest.
 */
export function mayReset(email: string): boolean {
  const at = email.indexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && domain.length >= 2 && domain.includes('.') && !domain.endsWith('.')
}
