import { withCalls } from '@sitewright/api-client'
import { useSite, type SaveRequest } from '@sitewright/page-kit'
import { EditableContent } from '@sitewright/page-kit/content/editor'
import { sampleKindContent } from '../content.ts'
import type { SampleKindCalls } from '../contract.ts'
import { Content } from './Content.tsx'
import { load, type SampleKindData } from './load.ts'

const fetchContentEditor = () => import('./ContentEditor.tsx')

export interface EditablePageProps {
  pageId: number
  stored: SampleKindData
}

/** The page for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export default function EditablePage({ pageId, stored }: EditablePageProps) {
  const { api } = useSite()

  async function save(request: SaveRequest<string>): Promise<number> {
    const call = withCalls<SampleKindCalls>(api)
    const { version } = await call('POST protected/plugin/sample-kind/save-page.json.php', { id: pageId, ...request })
    return version
  }

  return (
    <EditableContent
      definition={sampleKindContent}
      stored={stored}
      save={save}
      reload={() => load({ api, pageId })}
      fetchEditor={fetchContentEditor}
      show={(content) => <Content content={content} />}
    />
  )
}
