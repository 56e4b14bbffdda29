/** Says that nothing came back from the trash. */
export const bringBackFailure = 'It could not be brought back'

/** Names that are told at most. */
const maxNamed = 5

/** Which of several things could not be brought back, by their names where they are known. */
export function notBroughtBack(names: readonly (string | undefined)[]): string {
  const known = names.filter((name) => name !== undefined)
  if (known.length === 0 || known.length < names.length) return bringBackFailure
  const named = known.slice(0, maxNamed).map((name) => `‘${name}’`)
  const more = known.length - named.length
  return `${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')} could not be brought back`
}

export function broughtBackLine(days: number, count: number): string {
  return `From the trash, ${count === 1 ? 'it' : 'they'} can still be brought back for ${countedDays(days)}.`
}

/** A number of days in words, such as '1 day'. */
export function countedDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** A failure and why, if the server said so. */
export function withReason(failure: string, reason: string | undefined): string {
  return reason === undefined ? failure : `${failure}: ${reason}`
}
