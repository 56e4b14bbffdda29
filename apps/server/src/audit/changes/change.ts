import type { CallTable, CallTypes } from '@sitewright/api-client/contract'
import type { Settings } from '../../settings/settings.ts'
import type { SecurityEvent, SecurityEventName } from '../security-log.ts'
import type { Subject } from '../entry.ts'
import type { Look } from '../look-up.ts'

/** What the audit log says of a call that was made. */
export interface Told {
  /** A few words. */
  summary: string
  subject?: Subject | undefined
  /** Further facts in words, never a secret and never a content. */
  details?: string | undefined
}

/** What a description may look at. */
export interface Scene {
  look: Look
  settings: () => Promise<Settings>
  /** Who makes the call. */
  self: Subject
}

/** Told once the call has succeeded; undefined where nothing was changed all the same, as by a wrong password. */
export type Outcome<Reply> = (
  reply: Reply,
  /** What was noted for security's sake while the call was carried out, by the names of the events. */
  noted: ReadonlyMap<SecurityEventName, SecurityEvent>,
) => Told | undefined | Promise<Told | undefined>

/**
 * Describes a call: asked before it is carried out, so that what it deletes can still be named, and told afterwards what
 * came of it.
 */
export type Describe<Input, Reply> = (input: Input, scene: Scene) => Outcome<Reply> | Promise<Outcome<Reply>>

/** A call that changes nothing that anybody answers for. */
export interface Unnoted {
  unnoted: string
}

/** The calls that change something, or could: every POST, and the GETs that say so. */
type ChangingCall<T extends CallTable> = {
  [Key in keyof T]: Key extends `POST ${string}` ? Key : T[Key] extends { changes: true } ? Key : never
}[keyof T]

/** A description of each call that changes something; one that is missing fails the build. */
export type Changes<T extends CallTable> = {
  readonly [Key in ChangingCall<T>]: Describe<CallTypes<T>[Key]['input'], CallTypes<T>[Key]['reply']> | Unnoted
}

export const securityEvent: Unnoted = { unnoted: 'it is an event of security, which is noted whoever makes the call' }
