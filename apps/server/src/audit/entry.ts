import type { Seconds } from '../db/schema.ts'
import type { Subject, Target } from './subject.ts'

/** Who did what to what, and when. */
export interface Entry {
  time: Seconds
  /** Null for somebody who was not logged in, and for the server itself. */
  account: number | null
  /** The account's name at the time. */
  name: string
  /** The network address; '' where nobody asked. */
  address: string
  /** The key of a declared call, the name of a security event, or a command after `commandPrefix`. */
  call: string
  /** A few words. */
  summary: string
  /** What it was done to. */
  target?: Target | undefined
  /** Further facts in words, never a secret and never a content. */
  details?: string | undefined
  /** True for what is done again and again: within `repeatedWithin` seconds it becomes one entry. */
  repeats?: boolean | undefined
}

/** What the `call` of a command of the server's machine begins with. */
export const commandPrefix = 'sitewright '

/** Seconds. */
export const repeatedWithin = 10 * 60

/** Characters that are kept. */
const maxLengths = { name: 200, label: 200, details: 1000 }

/** Its texts as any database takes them, none of them long. */
export function textsOf({ name, details = '' }: Entry, subject: Subject | undefined) {
  return {
    name: line(name, maxLengths.name),
    details: line(details, maxLengths.details),
    subject: line(subject?.label ?? '', maxLengths.label),
  }
}

/** Neither database stores a zero character, nor half of a pair; and an entry is one line. */
function line(text: string, most: number): string {
  const clean = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return (clean.length <= most ? clean : `${clean.slice(0, most - 1)}…`).toWellFormed()
}
