import { texts } from './messages.ts'

/** Says that nothing came back from the trash, in the language that is read. */
export const notBack: () => string = texts.failed

/** Names that are told at most. */
const maxNamed = 5

/** Which of several things could not be brought back, by their names where they are known. */
export function notBroughtBack(names: readonly (string | undefined)[]): string {
  const known = names.filter((name) => name !== undefined)
  if (known.length === 0 || known.length < names.length) return notBack()
  const named = known.slice(0, maxNamed).map((name) => texts.name({ name }))
  const more = known.length - named.length
  return texts.named({ names: [...named, ...(more > 0 ? [texts.more({ more })] : [])].join(', ') })
}

export function broughtBackLine(days: number, count: number): string {
  return texts.line({ count, days: countedDays(days) })
}

/** A number of days in words, such as '1 day'. */
export function countedDays(days: number): string {
  return texts.days({ days })
}

/** A failure and why, if the server said so. */
export function withReason(failure: string, reason: string | undefined): string {
  return reason === undefined ? failure : `${failure}: ${reason}`
}
