import { withCalls } from '@sitewright/api-client'
import { EditingToolbar, SplitScreen, useDraftEditing, useSite, type SaveRequest } from '@sitewright/page-kit'
import { RichText, Spinner } from '@sitewright/ui'
import type { RichTextHandle } from '@sitewright/ui/rich-text'
import { lazy, Suspense, useRef } from 'react'
import type { SinglePageCalls } from '../contract.ts'
import { load, type SinglePageData } from './load.ts'
import { useSafeHtml } from './use-safe-html.ts'

const TextEditor = lazy(() => import('./TextEditor.tsx'))

export interface EditablePageProps {
  pageId: number
  stored: SinglePageData
}

/** The text for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export default function EditablePage({ pageId, stored }: EditablePageProps) {
  const { api } = useSite()
  const editor = useRef<RichTextHandle>(null)

  async function save(request: SaveRequest<string>): Promise<number> {
    const call = withCalls<SinglePageCalls>(api)
    const { version } = await call('POST protected/plugin/single-page/save-page.json.php', { id: pageId, ...request })
    return version
  }

  const editing = useDraftEditing({
    stored,
    save,
    reload: () => load({ api, pageId }),
    // The editor turns its document into HTML only now and then: that takes a while in a long text.
    flush: () => editor.current?.flush(),
  })
  const shown = <RichText html={useSafeHtml(editing.content, [stored.active, stored.draft])} />

  return (
    <>
      <EditingToolbar editing={editing} show={(html) => <RichText html={html} />} />
      {editing.editing ? (
        <SplitScreen
          split={editing.split}
          editorHeading="Page Text"
          editor={
            <Suspense fallback={<Spinner label="Loading editor..." />}>
              <TextEditor key={editing.revision} ref={editor} html={editing.content} onChange={editing.change} />
            </Suspense>
          }
          previewHeading="Page Preview"
          preview={shown}
        />
      ) : (
        shown
      )}
    </>
  )
}
