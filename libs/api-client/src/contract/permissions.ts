/** What everybody holds who is not logged in. */
export const publicPermission = 'public'

/** True if `held` has any one of the `wanted` permissions. */
export function holdsAny(held: Iterable<string>, wanted: readonly string[]): boolean {
  const all = held instanceof Set ? held : new Set(held)
  return wanted.some((permission) => all.has(permission))
}
