/** What those who publish pages of a kind are to be told. */
export interface PublishingNotes {
  /**
   * Says in a sentence what a content lacks without which nobody can use the page; undefined: nothing. It gets the content
   * as it is stored, a text, or as its editor has it. A dynamic import.
   */
  gaps?: () => Promise<{ default: (content: unknown) => string | undefined }>
  /** Words of the kind’s templates that nobody means to publish. A dynamic import. */
  samples?: () => Promise<{ default: readonly string[] }>
  /** True where such a page is of no use while emails do not go out. */
  emails?: boolean
}
