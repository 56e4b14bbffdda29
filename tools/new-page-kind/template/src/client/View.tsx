import { EditingToolbarSpace, Fetched, HitCounter, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds, useSession } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import { Content } from './Content.tsx'
import type { SampleKindData } from './load.ts'

const fetchEditablePage = () => import('./EditablePage.tsx')
const fetchThanks = () => import('./Thanks.tsx')

/** The page as everyone sees it. What only some people need is fetched for them: the editor, and the thanks. */
export function View({ pageId, data }: PageViewProps<SampleKindData>) {
  const mayEdit = useHolds(manifest.editor)
  const isLoggedIn = useSession(({ authenticated }) => authenticated)
  const EditablePage = useFetched(fetchEditablePage, mayEdit)
  const Thanks = useFetched(fetchThanks, isLoggedIn)
  return (
    <>
      <HitCounter pageId={pageId} />
      {mayEdit && EditablePage ? (
        <Fetched component={EditablePage} key={pageId} pageId={pageId} stored={data} />
      ) : (
        <>
          {mayEdit && <EditingToolbarSpace />}
          <Content content={data.active} />
        </>
      )}
      {isLoggedIn && Thanks && <Fetched component={Thanks} key={`thanks-${pageId}`} pageId={pageId} />}
    </>
  )
}
