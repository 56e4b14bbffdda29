import type { ListedFile } from './listed-file.ts'
import type { Files } from './use-files.ts'

/** What everything needs that changes files of the list. */
export interface FileWork {
  files: Files
  /** Says in passing what was done. */
  tell: (text: string) => void
  /** Gets the server's reason for refusing something, if it gave one. */
  refused: (file: ListedFile, reason: string | undefined) => void
  /** What takes the focus when there is no row left to take it. */
  fallback: () => HTMLElement | null
}
