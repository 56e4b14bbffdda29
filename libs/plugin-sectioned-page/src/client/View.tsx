import { EditingToolbarSpace, Fetched, HitCounter, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import type { SectionedPageData } from './load.ts'
import { SectionList } from './SectionList.tsx'

const fetchEditablePage = () => import('./editing/EditablePage.tsx')

/** The sections as everyone sees them. Their editors get the toolbar as soon as the browser has fetched it. */
export function View({ pageId, data }: PageViewProps<SectionedPageData>) {
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
          <SectionList layout={data.active} />
        </>
      )}
    </>
  )
}
