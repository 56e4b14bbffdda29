import type { PasswordChange } from '@sitewright/api-client'

export type PasswordOutcome =
  | { kind: 'done' }
  /** The password that proves who asks was not it. */
  | { kind: 'wrong' }
  /** The new password cannot be used; the reason says what to change. */
  | { kind: 'unusable'; reason: string }

/** @throws {Error} for an answer that says none of this. */
export function readPasswordChange(answer: PasswordChange): PasswordOutcome {
  const [result, reason] = answer
  if (result === 0) return { kind: 'done' }
  if (result === 1) return { kind: 'wrong' }
  if (result === 2 && typeof reason === 'string' && reason !== '') return { kind: 'unusable', reason }
  throw new Error(`The password was not changed, the server answered ${JSON.stringify(answer)}`)
}
