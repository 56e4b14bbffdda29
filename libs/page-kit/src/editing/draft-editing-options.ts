import type { IsEqual, Stored } from './draft-editing.ts'
import type { EditingTexts } from './texts.ts'

/** A save as it is sent: the content, what it is to become and the version it is based on. */
export interface SaveRequest<Content> {
  content: Content
  /** True to store a draft, false to publish. */
  draft: boolean
  /** True if the stored draft is what is published, and so is done with (Q125). */
  fromDraft: boolean
  /** The version this editing started from; absent to overwrite whatever is there. */
  base?: number
}

/** The content that is edited, and how to store and reload it. */
export interface DraftEditingOptions<Content> {
  /** What `load` gave. A new object is taken over, unless there are unsaved edits. */
  stored: Stored<Content>
  /**
   * Stores, and gives the version to base the next save on.
   *
   * @throws {ApiError} with status 409 when somebody else saved since `base`.
   */
  save: (request: SaveRequest<Content>) => Promise<number>
  /** Reads what is stored now, to show what somebody else saved. */
  reload: () => Promise<Stored<Content>>
  /** True if a reader would see no difference. @default Object.is */
  isEqual?: IsEqual<Content>
  /** Applied before publishing, not before storing a draft. */
  clean?: (content: Content) => Content
  /** The newest content of an editor with pending input; undefined when there is none. Asked before anything is decided. */
  flush?: () => Content | undefined
  /**
   * The same without handing anything on, for an editor that can: about once a second, what is typed is kept so that it
   * outlives the browser. Without it `flush` is asked.
   */
  peek?: () => Content | undefined
  /** How a content is written to be kept, and read again. @default JSON, for contents that are nothing but data */
  text?: ContentText<Content>
  texts?: EditingTexts
}

/** A content as text, and back. */
export interface ContentText<Content> {
  write: (content: Content) => string
  /** @returns undefined for a text that is none: anybody may have written it. It never throws. */
  parse: (text: string) => Content | undefined
}
