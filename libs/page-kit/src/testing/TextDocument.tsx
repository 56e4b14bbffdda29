import { DocumentConflictNotice } from '../documents/DocumentConflictNotice.tsx'
import { DocumentSavedNotice } from '../documents/DocumentSavedNotice.tsx'
import { DocumentState } from '../documents/DocumentState.tsx'
import type { StoredDocument } from '../documents/document-editing.ts'
import type { DocumentOptions } from '../documents/document-options.ts'
import { useDocumentNews } from '../documents/use-document-news.ts'
import { useDocument } from '../documents/use-document.ts'
import { useSite } from '../site-context.ts'
import { WorkingCopyOffer } from '../working-copies/WorkingCopyOffer.tsx'
import { documentCalls } from './document-store.ts'

export interface TextDocumentProps extends Partial<DocumentOptions<string>> {
  stored: StoredDocument<string>
}

/** A document of plain text: the least that uses the shared editing. For tests. */
export function TextDocument(props: TextDocumentProps) {
  const { api } = useSite()
  const document = useDocument<string>({
    ...documentCalls(api),
    subject: 'menu',
    isEqual: (left, right) => left === right,
    text: { write: (content) => content, parse: (text) => text },
    failure: 'The menu was not saved',
    ...props,
  })
  const news = useDocumentNews('menu')
  const { content, changed, conflict, status, stored } = document
  return (
    <>
      <DocumentState document={document} />
      <button disabled={!changed} onClick={() => void document.save()}>
        Save
      </button>
      <button disabled={!changed} onClick={document.discard}>
        Discard changes
      </button>
      <button onClick={() => document.replace('Former words')}>Restore</button>
      <WorkingCopyOffer copy={document.copy} busy={status === 'saving'} />
      <DocumentSavedNotice document={document} what="the menu" news={news} />
      {document.reason !== undefined && <p>Refused: {document.reason}</p>}
      {conflict && (
        <DocumentConflictNotice
          what="the menu"
          by={conflict.by}
          known={conflict.other !== undefined}
          busy={status === 'saving'}
          onLoad={() => void document.loadOther()}
          onOverwrite={() => void document.overwrite()}
          onKeepEditing={document.keepEditing}
        >
          {conflict.other && conflict.other.content !== stored.content && <li>Now: {conflict.other.content}</li>}
        </DocumentConflictNotice>
      )}
      <textarea
        key={document.revision}
        aria-label="Text"
        defaultValue={content}
        onChange={({ target }) => document.change(() => target.value)}
      />
    </>
  )
}
