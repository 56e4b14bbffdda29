import { Type, type Static } from 'typebox'
import { maxWorkingCopyLength } from '../limits.ts'
import { EpochSeconds, Id, maxInteger } from './basics.ts'

/**
 * What a working copy is of: a page by its id, a part of one by the id that it has there (`page-7-12`), or one of the
 * screens that edit something as a whole, such as the settings of a page kind (`settings-huts`).
 */
export const WorkingCopySubject = Type.String({
  pattern: '^(?:page-[1-9][0-9]{0,9}(?:-[1-9][0-9]{0,9})?|menu|links|settings(?:-[a-z][a-z0-9-]{0,59})?|look)$',
  // no pattern says to the server how long a body may be
  maxLength: 69,
})

/** Tells copies of the same subject apart. */
const CopyName = Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 })

/** What a working copy was based on. */
export const WorkingCopyBase = Type.Object({
  /** The version that was stored when the editing began, where there are versions. */
  version: Type.Optional(Type.Integer({ minimum: 0, maximum: maxInteger })),
  /** What was stored then in short, where there are no versions. */
  stored: Type.Optional(Type.String({ pattern: '^[0-9a-z]{1,16}$' })),
  /** True if it began with the stored draft. */
  draft: Type.Optional(Type.Boolean()),
  /** The copies that it goes on from. */
  follows: Type.Optional(Type.Array(CopyName, { maxItems: 8 })),
})
export type WorkingCopyBase = Static<typeof WorkingCopyBase>

/** What is kept of it, as its editor wrote it. */
export const WorkingCopy = Type.Object({
  copy: CopyName,
  base: WorkingCopyBase,
  content: Type.String({ maxLength: maxWorkingCopyLength }),
})

/** Whose copy it is, so that nothing that one person typed becomes another's who has logged in since. */
const owner = { account: Id, subject: WorkingCopySubject }

/** What somebody has typed, to be kept as their working copy. */
export const WorkingCopyPut = Type.Object({ ...owner, ...WorkingCopy.properties })
export type WorkingCopyPut = Static<typeof WorkingCopyPut>

/** Which working copy is not needed any more. */
export const WorkingCopyDelete = Type.Object({ ...owner, copy: CopyName })
export type WorkingCopyDelete = Static<typeof WorkingCopyDelete>

/** The id of the account that asks, and its copy where it has one. */
export const WorkingCopyReply = Type.Object({
  account: Id,
  kept: Type.Optional(Type.Object({ ...WorkingCopy.properties, saved: EpochSeconds })),
})
export type WorkingCopyReply = Static<typeof WorkingCopyReply>
