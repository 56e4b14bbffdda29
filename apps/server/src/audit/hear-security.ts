import { AsyncLocalStorage } from 'node:async_hooks'
import { parseEmail } from '../text/email-address.ts'
import type { Seconds } from '../db/schema.ts'
import { securityEvents, type NoteSecurity, type SecurityEvent, type SecurityEventName } from './security-log.ts'
import type { Audit } from './audit.ts'
import type { Entry, Subject } from './entry.ts'
import { accountLabel, type Look } from './look-up.ts'

export type NotedEvents = Map<SecurityEventName, SecurityEvent>

interface Collection {
  events: NotedEvents
  isOpen: boolean
}

export interface SecurityHearing {
  /** What is noted becomes an entry of its own, but for what is being collected. */
  note: NoteSecurity
  /** Makes entries of what was collected. */
  tell: (events: NotedEvents) => void
  /**
   * Does some work and collects what is noted meanwhile on its behalf.
   *
   * @throws what the work throws; what was noted until then has become entries.
   */
  collect: <Result>(work: () => Result | Promise<Result>) => Promise<{ result: Result; events: NotedEvents }>
}

export interface HearingOptions {
  audit: Pick<Audit, 'add'>
  look: Look
  now: () => Seconds
  onError: (error: unknown) => void
}

/** Events that anybody at all can cause, as often as he likes. */
const anybodys: ReadonlySet<SecurityEventName> = new Set(['login failed', 'password reset requested'])

/** Brings what is noted for security's sake into the audit log. */
export function createSecurityHearing({ audit, look, now, onError }: HearingOptions): SecurityHearing {
  const collections = new AsyncLocalStorage<Collection>()

  function note(event: SecurityEventName, facts: SecurityEvent = {}): void {
    const collection = collections.getStore()
    // work that goes on in the background afterwards tells for itself
    if (collection?.isOpen) collection.events.set(event, facts)
    else audit.add(entryOf(event, facts, now()))
  }

  function tell(events: NotedEvents): void {
    for (const [event, facts] of events) audit.add(entryOf(event, facts, now()))
  }

  async function collect<Result>(work: () => Result | Promise<Result>) {
    const collection: Collection = { events: new Map(), isOpen: true }
    try {
      return { result: await collections.run(collection, work), events: collection.events }
    } catch (error) {
      tell(collection.events)
      throw error
    } finally {
      collection.isOpen = false
    }
  }

  async function entryOf(event: SecurityEventName, facts: SecurityEvent, time: Seconds): Promise<Entry> {
    const { by, address = '' } = facts
    const entry: Entry = {
      time,
      account: by?.account?.id ?? null,
      name: by?.account ? accountLabel(by.account) : '',
      address,
      call: event,
      summary: securityEvents[event],
      details: facts.details?.['secondFactor'] === 'wrong' ? 'The second factor was wrong' : '',
      repeats: anybodys.has(event),
    }
    const subject = await subjectOf(facts).catch((error: unknown) => {
      onError(error)
      return undefined
    })
    // whoever signs in is known from then on
    if (event === 'login' && subject) return { ...entry, account: subject.id ?? null, name: subject.label }
    return { ...entry, subject }
  }

  async function subjectOf({ account, role, email }: SecurityEvent): Promise<Subject | undefined> {
    if (account !== undefined) return look.account(account)
    if (role !== undefined) return look.role(role)
    // people type passwords into the wrong field: what is no address is not kept
    const typed = email === undefined ? undefined : parseEmail(email)
    return typed === undefined ? undefined : { kind: 'email', label: typed }
  }

  return { note, tell, collect }
}
