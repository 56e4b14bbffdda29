import { hashPassword } from '../accounts/passwords.ts'

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once for all tests: it is meant to take its time. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}
