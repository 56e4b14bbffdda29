import { inEnglish, type Told } from '@sitewright/messages'
import type { Seconds } from '../db/schema.ts'
import { texts } from './fact-messages.ts'
import { tellFact, writeFact, type Fact, type FactNames } from './facts.ts'
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
  summary: Told
  /** The same of a page that visitors do not see. */
  unseen?: Told | undefined
  /** What it was done to. */
  target?: Target | undefined
  /** Further facts, never a secret and never a content. */
  details?: Fact | undefined
  /** True for what is done again and again: within `repeatedWithin` seconds it becomes one entry. */
  repeats?: boolean | undefined
}

/** What the `call` of a command of the server's machine begins with. */
export const commandPrefix = 'sitewright '

/** Who does what is done by a command: stored in English, told to each in their language. */
export const commandLineName = (): string => texts.commandLine()

/** Seconds. */
export const repeatedWithin = 10 * 60

/** Characters that are kept. */
const maxLengths = { name: 200, label: 200, details: 1000 }

/** Its texts as any database takes them, none of them long. */
export function textsOf({ name, summary, details = '' }: Entry, subject: Subject | undefined) {
  return {
    name: line(name, maxLengths.name),
    summary: inEnglish(summary),
    details: typeof details === 'string' ? line(details, maxLengths.details) : writeFact(details),
    subject: line(subject?.label ?? '', maxLengths.label),
  }
}

/** A fact as the audit log shows it to who asks now. */
export function factLine(fact: Fact, names: FactNames): string {
  return line(tellFact(fact, names), maxLengths.details)
}

/** Neither database stores a zero character, nor half of a pair; and an entry is one line. */
function line(text: string, most: number): string {
  const clean = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return (clean.length <= most ? clean : `${clean.slice(0, most - 1)}…`).toWellFormed()
}
