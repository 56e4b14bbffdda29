import { Type, type Static } from 'typebox'
import { EpochSeconds, Id } from './basics.ts'

/** By what somebody came who did something: a login, a link that was emailed to them, or a command on the server's machine. */
export const Via = Type.Union([Type.Literal('session'), Type.Literal('link'), Type.Literal('command-line')])
export type Via = Static<typeof Via>

/** Something that was done, by whom and to what. */
export const AuditEntry = Type.Object({
  id: Id,
  time: EpochSeconds,
  /** The last time, where it was done again and again; else as `time`. */
  last: EpochSeconds,
  /** How often it was done between the two. */
  times: Type.Integer({ minimum: 1 }),
  /** Who did it; null for somebody who was not logged in, and for the server itself. */
  account: Type.Union([Id, Type.Null()]),
  /** The account's name at the time. */
  name: Type.String(),
  /** By what they came; absent for somebody of whom nothing is known, and for the server itself. */
  via: Type.Optional(Via),
  /** The network address; '' where nobody asked. */
  address: Type.String(),
  /** The key of a declared call, or the name of a security event. */
  call: Type.String(),
  summary: Type.String(),
  /** What it was done to. */
  subject: Type.Union([
    Type.Object({
      /** Such as `page`, or the title of the page kind whose call it was. */
      kind: Type.String(),
      id: Type.Union([Id, Type.Null()]),
      /** What it was called at the time; '' where that is nobody else's business. */
      label: Type.String(),
    }),
    Type.Null(),
  ]),
  details: Type.String(),
})
export type AuditEntry = Static<typeof AuditEntry>

/** The newest first. */
export const AuditList = Type.Object({
  entries: Type.Array(AuditEntry),
  /** True if there are older ones. */
  more: Type.Boolean(),
})
export type AuditList = Static<typeof AuditList>

/** Which entries of the audit log to give; without a filter, the newest. */
export const AuditQuery = Type.Object({
  /** The id of the last entry that is known already. */
  before: Type.Optional(Id),
  /** Words, whole or in part, that all have to be in what is shown of an entry. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** What this account did, and what was done to it. */
  account: Type.Optional(Id),
  /** From this second on. */
  from: Type.Optional(EpochSeconds),
  /** Before this second. */
  to: Type.Optional(EpochSeconds),
})
