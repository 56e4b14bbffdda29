import { Type, type Static } from 'typebox'
import { EpochSeconds } from './basics.ts'

/** What the editors of a page are told of each other, whenever it changes. */
export const PresenceEvent = Type.Object({
  /** Who else edits the page, in the order in which they began. */
  people: Type.Array(
    Type.Object({
      name: Type.String(),
      since: EpochSeconds,
      /** It is the caller, in another window. */
      own: Type.Boolean(),
    }),
  ),
  /** Somebody has just saved the page, which may have been the caller: as this version of it. */
  saved: Type.Optional(Type.Object({ by: Type.String(), own: Type.Boolean(), version: Type.Integer() })),
})
export type PresenceEvent = Static<typeof PresenceEvent>
