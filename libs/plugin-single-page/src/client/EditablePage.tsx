import { withCalls } from '@sitewright/api-client'
import { PageText } from '@sitewright/media'
import {
  EditingToolbar,
  EmptyPage,
  Fetched,
  SplitScreen,
  useDraftEditing,
  useFetched,
  useSafeHtml,
  useSite,
  type SaveRequest,
} from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { RichTextHandle } from '@sitewright/rich-text/editor'
import { useEffect, useRef } from 'react'
import type { SinglePageCalls } from '../contract.ts'
import { isBlank } from './is-blank.ts'
import { load, type SinglePageData } from './load.ts'

const fetchTextEditor = () => import('./TextEditor.tsx')

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
    peek: () => editor.current?.read(),
  })
  const TextEditor = useFetched(fetchTextEditor, editing.editing)
  useEffect(() => {
    // whoever may edit will want it next; should that fail now, it is tried again when it is needed
    fetchTextEditor().catch(() => {})
  }, [])
  const { content } = editing
  const shown = <PageText html={useSafeHtml(content, [stored.active, stored.draft].includes(content))} named />

  return (
    <>
      <EditingToolbar editing={editing} show={(html) => <PageText html={html} named />} />
      {editing.editing ? (
        <SplitScreen
          split={editing.split}
          editorHeading="Page Text"
          editor={
            TextEditor ? (
              <Fetched
                component={TextEditor}
                key={editing.revision}
                ref={editor}
                html={editing.content}
                onChange={editing.change}
              />
            ) : (
              <Spinner label="Loading editor..." />
            )
          }
          previewHeading="Page Preview"
          preview={shown}
        />
      ) : isBlank(content) ? (
        <EmptyPage onEdit={editing.edit} />
      ) : (
        shown
      )}
    </>
  )
}
