/** True for names that differ at most in their case and in the space around them. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}

/** Equal for names that are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
