import { EpochSeconds, Id } from '@sitewright/api-client/contract'
import { Type, type Static } from 'typebox'

/** A submission that waits to be verified by its submitter or released by staff. */
export const ReleaseSubmission = Type.Object({
  id: Id,
  /** The form's title at the time. */
  title: Type.String(),
  /** The submitter's address. */
  email: Type.String(),
  time: EpochSeconds,
  /** The `t` of `public/verify.php?a=1&t=`: of use to staff only. */
  code: Type.String(),
})
export type ReleaseSubmission = Static<typeof ReleaseSubmission>

/** What was typed into one field. */
export const Answer = Type.Object({
  /** The field's SubmitLabel. */
  label: Type.String(),
  answer: Type.String(),
})
export type Answer = Static<typeof Answer>

/** A file that came with a submission: `private/form-file.php?id=` gives it to those who may read the submission. */
export const SubmittedFile = Type.Object({
  id: Id,
  /** The field's SubmitLabel. */
  label: Type.String(),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** It is a picture, of which the same address with `&thumb=1` gives a small one; absent: no. */
  picture: Type.Optional(Type.Literal(true)),
})
export type SubmittedFile = Static<typeof SubmittedFile>

/** What staff say of a delivered submission: it is still to be looked at, was dealt with, or is nobody's message. */
export const Mark = Type.Union([Type.Literal('new'), Type.Literal('done'), Type.Literal('spam')])
export type Mark = Static<typeof Mark>

/** A submission that was delivered. */
export const DeliveredSubmission = Type.Object({
  id: Id,
  /** The form's page, which may be gone. */
  form: Type.Integer(),
  /** The form's title at the time. */
  title: Type.String(),
  /** The submitter's address. */
  email: Type.String(),
  /** When it was submitted. */
  time: EpochSeconds,
  mark: Mark,
  /** The first words of the answers, on one line; in lists only. */
  snippet: Type.Optional(Type.String()),
})
export type DeliveredSubmission = Static<typeof DeliveredSubmission>

/** All there is of a delivered submission. */
export const InboxMessage = Type.Object({
  ...DeliveredSubmission.properties,
  answers: Type.Array(Answer),
  /** Absent: none. */
  files: Type.Optional(Type.Array(SubmittedFile)),
  /** What staff wrote about it, for themselves; '' for nothing. */
  note: Type.String(),
  /** Days for which its form keeps submissions, and when this one is deleted. */
  keepDays: Type.Integer(),
  keptUntil: EpochSeconds,
})
export type InboxMessage = Static<typeof InboxMessage>

/** A form of which something was delivered. */
export const InboxForm = Type.Object({
  /** The form's page. */
  id: Id,
  /** Its title at the time of its latest delivered submission. */
  title: Type.String(),
})
export type InboxForm = Static<typeof InboxForm>
