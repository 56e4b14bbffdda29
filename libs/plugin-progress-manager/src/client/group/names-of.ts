/** 'Anna, Ben and 10 more'. @param most - of the names. */
export function namesOf(people: readonly { name: string; email: string }[], most: number): string {
  const names = people.slice(0, most).map(({ name, email }) => name || email)
  const more = people.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`
}
