import type { FileEntry } from '@sitewright/api-client'

/** A file as the list of its folder has it. */
export interface ListedFile extends FileEntry {
  /** True while it is on its way to another folder. */
  moving?: boolean
  /** Counts how often it was replaced while the list was shown, as its address stays the same. */
  version?: number
}
