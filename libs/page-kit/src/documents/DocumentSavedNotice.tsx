import type { DocumentNews } from '@sitewright/api-client'
import { SavedNotice } from '../presence/SavedNotice.tsx'
import type { EditedDocument } from './use-document.ts'

/** What is edited, and who has saved it meanwhile. */
export interface DocumentSavedNoticeProps {
  document: Pick<EditedDocument<unknown>, 'changed' | 'status' | 'conflict' | 'loadOther'> & {
    stored: { version: number }
  }
  /** What is edited, as in a sentence: 'the menu'. */
  what: string
  /** Who saved it last, as `useDocumentNews` heard. */
  news: DocumentNews | undefined
}

/**
 * Says that somebody else has just saved what is edited here, before a save is refused. It is to be there at all times, so
 * that screen readers announce it.
 */
export function DocumentSavedNotice({ document, what, news }: DocumentSavedNoticeProps) {
  const { changed, status, stored, conflict, loadOther } = document
  const saving = status === 'saving'
  return (
    <SavedNotice
      editing={{ editing: true, changed, saving, stored, conflict, refresh: loadOther }}
      what={what}
      saved={news}
    />
  )
}
