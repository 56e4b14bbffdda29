import { createHash } from 'node:crypto'
import type { Seconds } from '../db/schema.ts'
import { networkOf } from '../text/visitor-name.ts'

export interface LoginAttempt {
  emailKey: string
  /** The visitor's network address. */
  address: string
}

/**
 * After `free` failures each further one doubles the wait, from 1 second to `longest`. A quiet `memory` forgets them all;
 * before that each `forgives` seconds without a failure forgive one.
 */
export interface Limit {
  free: number
  longest: Seconds
  memory: Seconds
  forgives?: Seconds
}

export const day = 24 * 60 * 60

/** One email from one network address. */
const perVisitor: Limit = { free: 5, longest: 300, memory: day }
/** One network address, whatever the email. */
const perAddress: Limit = { free: 50, longest: 300, memory: 10 * 60 }
/** One email over all addresses. */
export const perEmail: Limit = { free: 50, longest: 900, memory: day, forgives: day / 50 }

/** What counts against an attempt, by the key of its count. A known address has a count of its own for the email. */
export function limitsOf(attempt: LoginAttempt, known: boolean): Map<string, Limit> {
  const network = networkOf(attempt.address)
  const email = `email ${hashOf(attempt.emailKey)}`
  return new Map([
    [visitorKey(attempt), perVisitor],
    [`address ${network}`, perAddress],
    [known ? `${email} ${network}` : email, perEmail],
  ])
}

export function visitorKey({ emailKey, address }: LoginAttempt): string {
  return `account ${hashOf(emailKey)} ${networkOf(address)}`
}

export function knownKey({ emailKey, address }: LoginAttempt): string {
  return `known ${hashOf(`${emailKey}\n${networkOf(address)}`)}`
}

/** What was typed is not stored: people type passwords into the wrong field. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Seconds that so many failures make one wait. */
export function pauseAfter(failures: number, { free, longest }: Limit): Seconds {
  return failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 30))
}
