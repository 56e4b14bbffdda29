/** What those who publish pages of a kind are to be told. */
export interface PublishingNotes {
  /** Words of the kind’s templates that nobody means to publish. A dynamic import. */
  samples?: () => Promise<{ default: readonly string[] }>
  /** True where such a page is of no use while emails do not go out. */
  emails?: boolean
}
