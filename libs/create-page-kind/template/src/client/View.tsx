import { EditableView, Fetched, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import { Content } from './Content.tsx'
import type { SampleKindData } from './load.ts'

const fetchEditablePage = () => import('./EditablePage.tsx')
const fetchThanks = () => import('./Thanks.tsx')

/** The page as everyone sees it. What only some people need is fetched for them: the editor, and the thanks. */
export function View({ pageId, data }: PageViewProps<SampleKindData>) {
  const isLoggedIn = useSession(({ authenticated }) => authenticated)
  const Thanks = useFetched(fetchThanks, isLoggedIn)
  return (
    <>
      <EditableView editor={manifest.editor} fetch={fetchEditablePage} props={{ pageId, stored: data }}>
        <Content content={data.active} />
      </EditableView>
      {isLoggedIn && Thanks && <Fetched component={Thanks} key={`thanks-${pageId}`} pageId={pageId} />}
    </>
  )
}
