import type { Ref } from 'react'
import type { Stored } from '../editing/draft-editing.ts'
import { EditingToolbar } from '../editing/EditingToolbar.tsx'
import { SplitScreen } from '../editing/SplitScreen.tsx'
import type { DraftEditingOptions } from '../editing/draft-editing-options.ts'
import { useDraftEditing } from '../editing/use-draft-editing.ts'

export interface TextPageProps extends Pick<
  DraftEditingOptions<string>,
  'save' | 'reload' | 'flush' | 'clean' | 'isEqual'
> {
  stored: Stored<string>
  textRef?: Ref<HTMLTextAreaElement>
  /** False leaves what is typed in the text area until `flush` asks for it. @default true */
  eager?: boolean
}

/** A page of plain text: the least that uses the shared editing. For tests and stories. */
export function TextPage({ textRef, eager = true, ...options }: TextPageProps) {
  const editing = useDraftEditing(options)
  const show = (text: string) => <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p>
  return (
    <>
      <EditingToolbar editing={editing} show={show} />
      {editing.editing ? (
        <SplitScreen
          split={editing.split}
          editorHeading="Page Text"
          previewHeading="Page Preview"
          preview={show(editing.content)}
          editor={
            <textarea
              key={editing.revision}
              ref={textRef}
              aria-label="Text"
              defaultValue={editing.content}
              onChange={({ target }) => eager && editing.change(target.value)}
              style={{ width: '100%', minHeight: '100%', padding: '1rem', background: 'none' }}
            />
          }
        />
      ) : (
        <article>{show(editing.content)}</article>
      )}
    </>
  )
}
