import { Type, type Static } from 'typebox'
import { EpochSeconds, Id } from './basics.ts'

/** An email that was not delivered yet. */
export const WaitingMail = Type.Object({
  id: Id,
  to: Type.String(),
  subject: Type.String(),
  created: EpochSeconds,
  /** `failed`: it is not tried again by itself. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('failed')]),
  attempts: Type.Integer({ minimum: 0 }),
  /** When it is tried next; null for a failed one. */
  next: Type.Union([EpochSeconds, Type.Null()]),
  /** What the mail server, or the way to it, answered last; '' before the first attempt. */
  error: Type.String(),
})
export type WaitingMail = Static<typeof WaitingMail>

/** Emails that were not delivered yet, newest first. */
export const MailList = Type.Array(WaitingMail)
