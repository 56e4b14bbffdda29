import { DocumentConflictNotice, type EditedDocument } from '@sitewright/page-kit'

export interface DocumentConflictProps<Content> {
  document: EditedDocument<Content>
  /** What is edited, as in a sentence: 'the menu'. */
  what: string
  /** What somebody else has changed in it, a line each. */
  changes: (before: Content, now: Content) => readonly string[]
}

/** Says that somebody else saved meanwhile and what that changed, and offers what can be done; nothing where nobody did. */
export function DocumentConflict<Content>({ document, what, changes }: DocumentConflictProps<Content>) {
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
