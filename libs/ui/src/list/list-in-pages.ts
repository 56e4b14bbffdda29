/** What of a list that is loaded some at a time its end and its number are told by. */
export interface ListInPages {
  status: 'loading' | 'failed' | 'ready'
  items: readonly unknown[]
  /** How many there are, where that is known. */
  total?: number | undefined
  /** Whether there are further ones, and what became of getting them. */
  more: 'none' | 'there' | 'loading' | 'failed'
  loadMore: () => void
  /** It is about to be replaced by another one. */
  outdated: boolean
}
