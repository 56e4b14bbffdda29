import { withCalls } from '@sitewright/api-client'
import { InPlaceEditor, useDraftEditing, useSite, type SaveRequest } from '@sitewright/page-kit'
import { useEditedCards } from '@sitewright/page-kit/cards'
import { useMemo } from 'react'
import { parseContent, writeContent } from '../content.ts'
import type { SampleKindCalls } from '../contract.ts'
import { Content } from './Content.tsx'
import {
  cardsOfContent,
  editedContent,
  editedData,
  isSameEdited,
  plainContent,
  tidyEdited,
  type EditedSampleKind,
} from './edited-content.ts'
import { load, type SampleKindData } from './load.ts'

const fetchContentEditor = () => import('./ContentEditor.tsx')

/** How it is kept while it is edited, as it is stored. */
const contentText = {
  write: (content: EditedSampleKind) => writeContent(plainContent(content)),
  parse(text: string) {
    const content = parseContent(text)
    return content && editedContent(content)
  },
}

export interface EditablePageProps {
  pageId: number
  stored: SampleKindData
}

/** The page for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export default function EditablePage({ pageId, stored }: EditablePageProps) {
  const { api } = useSite()

  async function save({ content, ...rest }: SaveRequest<EditedSampleKind>): Promise<number> {
    const call = withCalls<SampleKindCalls>(api)
    const { version } = await call('POST protected/plugin/sample-kind/save-page.json.php', {
      id: pageId,
      content: writeContent(plainContent(content)),
      ...rest,
    })
    return version
  }

  const editing = useDraftEditing({
    stored: useMemo(() => editedData(stored), [stored]),
    save,
    reload: async () => editedData(await load({ api, pageId })),
    isEqual: isSameEdited,
    clean: tidyEdited,
    text: contentText,
  })
  const edited = useEditedCards(editing, cardsOfContent)
  const shown = <Content content={plainContent(editing.content)} />

  return (
    <InPlaceEditor
      editing={editing}
      show={(content) => <Content content={plainContent(content)} />}
      fetchEditor={fetchContentEditor}
      editor={{ content: editing.content, edited }}
      editorHeading="Page Content"
      preview={shown}
    >
      {shown}
    </InPlaceEditor>
  )
}
