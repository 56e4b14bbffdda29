import type { DocumentNoun } from '@sitewright/api-client'
import { DocumentConflictNotice, DocumentSavedNotice, useDocumentNews, type EditedDocument } from '@sitewright/page-kit'

export interface DocumentConflictProps<Content> {
  noun: DocumentNoun
  document: EditedDocument<Content>
  /** What is edited, as in a sentence: 'the menu'. */
  what: string
  /** What somebody else has changed in it, a line each. */
  changes: (before: Content, now: Content) => readonly string[]
}

/**
 * Says as soon as somebody else has saved; where a save is refused, also what that changed and what can be done. Nothing
 * where nobody did.
 */
export function DocumentConflict<Content>({ noun, ...props }: DocumentConflictProps<Content>) {
  const { document, what } = props
  const news = useDocumentNews(noun)
  return (
    <>
      <DocumentSavedNotice document={document} what={what} news={news} />
      <RefusedSave {...props} />
    </>
  )
}

function RefusedSave<Content>({ document, what, changes }: Omit<DocumentConflictProps<Content>, 'noun'>) {
  const { conflict, stored, status } = document
  if (!conflict) return null
  const lines = conflict.other ? changes(stored.content, conflict.other.content) : []
  return (
    <DocumentConflictNotice
      what={what}
      by={conflict.by}
      known={conflict.other !== undefined}
      busy={status === 'saving'}
      onLoad={() => void document.loadOther()}
      onOverwrite={() => void document.overwrite()}
      onKeepEditing={document.keepEditing}
    >
      {lines.length > 0 && lines.map((line) => <li key={line}>{line}</li>)}
    </DocumentConflictNotice>
  )
}
