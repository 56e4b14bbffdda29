import { withCalls } from '@sitewright/api-client'
import { EditingToolbar, SplitScreen, useDraftEditing, useSite, type SaveRequest } from '@sitewright/page-kit'
import { isSameContent, tidyContent, writeContent, type SampleKindContent } from '../content.ts'
import type { SampleKindCalls } from '../contract.ts'
import { Content } from './Content.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { load, type SampleKindData } from './load.ts'

export interface EditablePageProps {
  pageId: number
  stored: SampleKindData
}

/** The page for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export default function EditablePage({ pageId, stored }: EditablePageProps) {
  const { api } = useSite()

  async function save({ content, ...rest }: SaveRequest<SampleKindContent>): Promise<number> {
    const call = withCalls<SampleKindCalls>(api)
    const { version } = await call('POST protected/plugin/sample-kind/save-page.json.php', {
      id: pageId,
      content: writeContent(content),
      ...rest,
    })
    return version
  }

  const editing = useDraftEditing({
    stored,
    save,
    reload: () => load({ api, pageId }),
    isEqual: isSameContent,
    clean: tidyContent,
  })
  const shown = <Content content={editing.content} />

  return (
    <>
      <EditingToolbar editing={editing} show={(content) => <Content content={content} />} />
      {editing.editing ? (
        <SplitScreen
          split={editing.split}
          editorHeading="Page Content"
          editor={<ContentEditor key={editing.revision} content={editing.content} onChange={editing.change} />}
          previewHeading="Page Preview"
          preview={shown}
        />
      ) : (
        shown
      )}
    </>
  )
}
