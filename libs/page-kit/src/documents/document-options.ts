import type { ContentText } from '../editing/draft-editing-options.ts'
import type { DocumentRules, StoredDocument } from './document-editing.ts'

/** A document to be edited, and how it is stored, read and compared. */
export interface DocumentOptions<Content> {
  /** As loaded. Another one is taken over only by a component with another `key`. */
  stored: StoredDocument<Content>
  /** What its working copies are kept under, such as 'menu'; undefined: none are kept. */
  subject: string | undefined
  /**
   * Stores, based on that version; undefined: over whatever is there. Gives what is stored then, with its version.
   *
   * @throws {ApiError} with status 409 where somebody else saved since `base`.
   */
  save: (content: Content, base: number | undefined) => Promise<StoredDocument<Content>>
  /** Reads what is stored now; undefined where there is no such document any more. */
  reload: () => Promise<StoredDocument<Content> | undefined>
  /** A save is followed by a `reload`, where its reply does not tell all that is stored. @default false */
  reloadsAfterSave?: boolean
  isEqual: DocumentRules<Content>['isEqual']
  /** True if `stored` is what was sent, but for what the server adds, such as ids. @default isEqual */
  wasStored?: DocumentRules<Content>['wasStored']
  /** What was edited while `sent` was being saved, put onto what is stored now, such as with new ids. @default `now` as it is */
  rebase?: DocumentRules<Content>['rebase']
  /** What the server gave, with what only the editor knows of the content before, such as keys of rows. @default as it is */
  adopt?: DocumentRules<Content>['adopt']
  /** How a working copy is written and read. */
  text: ContentText<Content>
  /** Said where a save failed, such as 'The menu was not saved'. */
  failure: string
  /**
   * Tells a failure. @returns true to try again.
   *
   * @default an alert that offers to try again (`failOrRetry` of the messages)
   */
  onFailure?: (error: unknown) => Promise<boolean> | boolean
  /** It is stored. */
  onSaved?: (stored: StoredDocument<Content>) => void
}

/** The rules of a document, with those that it leaves out. */
export function rulesOf<Content>({
  isEqual,
  wasStored = isEqual,
  rebase = (now) => now,
  adopt = (read) => read,
}: DocumentOptions<Content>): DocumentRules<Content> {
  return { isEqual, wasStored, rebase, adopt }
}
