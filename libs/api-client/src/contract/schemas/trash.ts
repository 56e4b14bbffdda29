import { Type, type Static } from 'typebox'
import { EpochSeconds, Id } from './basics.ts'

/** Such as `page`, `file`, `folder` and `account`; page kinds bring their own. */
const Kind = Type.String({ minLength: 1, maxLength: 100 })

/** What is in the trash, by what it is and the id that it had: it gets the same again. */
export const TrashName = Type.Object({ kind: Kind, id: Id })

/** Something that was deleted and can be brought back. */
export const TrashedThing = Type.Object({
  kind: Type.String(),
  id: Id,
  /** Of the list: where the next part of it begins. */
  entry: Id,
  title: Type.String(),
  deleted: EpochSeconds,
  /** Who deleted it, as people knew them then. */
  by: Type.String(),
  /** When it is deleted for good. */
  until: EpochSeconds,
})
export type TrashedThing = Static<typeof TrashedThing>

/** Which part of the trash to give; without anything, the newest. */
export const TrashQuery = Type.Object({
  /** The `entry` of the last thing that is known already. */
  before: Type.Optional(Id),
  kind: Type.Optional(Kind),
})

/** The newest first. */
export const TrashList = Type.Object({
  things: Type.Array(TrashedThing),
  /** True if there are older ones. */
  more: Type.Boolean(),
  /** How many days things stay; 0 where the site has no trash. */
  days: Type.Integer(),
})
export type TrashList = Static<typeof TrashList>

/** What of the trash is deleted for good: all, or all of one kind. */
export const TrashEmptying = Type.Object({ kind: Type.Optional(Kind) })

/** What is not as it was, in sentences; none where all is. */
export const TrashRestored = Type.Object({ notes: Type.Array(Type.String()) })
