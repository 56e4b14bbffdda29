import { Type, type Static } from 'typebox'
import { Id } from './basics.ts'
import { Revision } from './documents.ts'
import { Paged } from './paged.ts'
import { maxCursorLength, maxListLength } from '../limits.ts'

/** What was published of a page, the newest first. */
export const PageHistory = Type.Object({
  revisions: Type.Array(Revision),
  /** True if the page has a draft, which a restored version would take the place of. */
  draft: Type.Boolean(),
})
export type PageHistory = Static<typeof PageHistory>

/** Which versions to list: the newest of a page, or those before the ones that were read. */
export const PagedHistoryInput = Type.Object({
  /** The page's. */
  id: Id,
  /** The `next` of the versions that were read. */
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: maxCursorLength })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxListLength })),
})
export type PagedHistoryInput = Static<typeof PagedHistoryInput>

/** Some of the versions of a page, the newest first. */
export const PagedHistory = Paged(Revision)

/** The words of one published version of a page. */
export const RevisionText = Type.Object({
  id: Id,
  /** The readable words of the content, on one line. */
  text: Type.String(),
})
