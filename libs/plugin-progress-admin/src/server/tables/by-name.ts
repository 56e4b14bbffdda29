const { compare } = new Intl.Collator('en')

/** The order of people, the same on every database: by name, then by email address. */
export function byName(one: { name: string; email: string }, other: { name: string; email: string }): number {
  return compare(one.name, other.name) || compare(one.email, other.email)
}

/** The order of names of things. */
export const compareNames = compare
