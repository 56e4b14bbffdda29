import { Type, type Static } from 'typebox'
import { maxCursorLength, maxListLength } from '../limits.ts'
import { EpochSeconds, Id, maxInteger } from './basics.ts'
import { Paged } from './paged.ts'

/** What is edited and saved as a whole on a screen of its own. */
export const documentNouns = ['menu', 'links', 'settings'] as const

/** One of the `documentNouns`. */
export const DocumentNoun = Type.Unsafe<(typeof documentNouns)[number]>(
  Type.Union(documentNouns.map((noun) => Type.Literal(noun))),
)
export type DocumentNoun = Static<typeof DocumentNoun>

/** The version that an editing began with: a save is refused with 409 where it is not the present one. Absent: no matter. */
export const BaseVersion = Type.Optional(Type.Integer({ minimum: 0, maximum: maxInteger }))

/** How far a document has come. */
export const DocumentState = Type.Object({
  /** Grows by one with every save; 0 before the first. */
  version: Type.Integer({ minimum: 0 }),
  /** When it was saved last; 0: never. */
  saved: EpochSeconds,
  /** Name of the account that saved it last; '' when that account is gone or it was never saved. */
  by: Type.String(),
})
export type DocumentState = Static<typeof DocumentState>

/** What the editors of a document are told whenever somebody has saved it. */
export const DocumentNews = Type.Object({
  /** The present one; 0 before the first save. */
  version: Type.Integer({ minimum: 0 }),
  /** Name of the account that saved it last; '' when that account is gone or it was never saved. */
  by: Type.String(),
  /** It was the caller, in another window or in this one. */
  own: Type.Boolean(),
})
export type DocumentNews = Static<typeof DocumentNews>

/** A document as it was saved, a page as it was published. */
export const Revision = Type.Object({
  id: Id,
  /** The version that this save has made. */
  version: Type.Integer({ minimum: 0 }),
  /** 0 for what was there before anything was recorded. */
  saved: EpochSeconds,
  /** Name of who saved it; '' when that account is gone, or for what a starter site came with. */
  by: Type.String(),
  /** True for the present one, of a page what visitors see now. */
  current: Type.Boolean(),
})
export type Revision = Static<typeof Revision>

/** Which revisions to list: the newest, or those before the ones that were read. */
export const DocumentHistoryInput = Type.Object({
  noun: DocumentNoun,
  /** The `next` of the revisions that were read. */
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: maxCursorLength })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxListLength })),
})
export type DocumentHistoryInput = Static<typeof DocumentHistoryInput>

/** Some of the revisions of a document, the newest first. */
export const DocumentHistory = Paged(Revision)

/**
 * What was saved, as JSON that the editor reads: the menu as `get_menu_structure` answers, the links as they are saved, and
 * the settings as `get-site-settings` answers, without the secret key.
 */
export const DocumentContent = Type.Object({ id: Id, content: Type.String() })
