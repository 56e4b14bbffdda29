import { withCalls } from '@sitewright/api-client'
import { PageText } from '@sitewright/media'
import { EmptyPage, InPlaceEditor, useDraftEditing, useSafeHtml, useSite, type SaveRequest } from '@sitewright/page-kit'
import type { RichTextHandle } from '@sitewright/rich-text/editor'
import { useRef } from 'react'
import type { SinglePageCalls } from '../contract.ts'
import { isBlank } from './is-blank.ts'
import { load, type SinglePageData } from './load.ts'
import { texts } from './messages.ts'

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
  const { content } = editing
  const shown = <PageText html={useSafeHtml(content, [stored.active, stored.draft].includes(content))} named />

  return (
    <InPlaceEditor
      editing={editing}
      show={(html) => <PageText html={html} named />}
      fetchEditor={fetchTextEditor}
      editor={{ ref: editor, html: content, onChange: editing.change }}
      editorHeading={texts.heading()}
      preview={shown}
    >
      {isBlank(content) ? <EmptyPage onEdit={editing.edit} /> : shown}
    </InPlaceEditor>
  )
}
