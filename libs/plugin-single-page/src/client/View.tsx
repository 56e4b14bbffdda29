import { PageText } from '@sitewright/media'
import { EditingToolbarSpace, Fetched, HitCounter, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import type { SinglePageData } from './load.ts'

const fetchEditablePage = () => import('./EditablePage.tsx')

/** The text as everyone sees it. Its editors get the toolbar as soon as the browser has fetched what visitors need not. */
export function View({ pageId, data }: PageViewProps<SinglePageData>) {
  const mayEdit = useHolds(manifest.editor)
  const EditablePage = useFetched(fetchEditablePage, mayEdit)
  return (
    <>
      <HitCounter pageId={pageId} />
      {mayEdit && EditablePage ? (
        <Fetched component={EditablePage} key={pageId} pageId={pageId} stored={data} />
      ) : (
        <>
          {mayEdit && <EditingToolbarSpace />}
          <PageText html={data.active} />
        </>
      )}
    </>
  )
}
