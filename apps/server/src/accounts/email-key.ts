/** An address as it is compared, alike on every database. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
