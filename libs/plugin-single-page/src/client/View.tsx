import { EditingToolbarSpace, HitCounter, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { RichText } from '@sitewright/ui'
import { lazy, Suspense } from 'react'
import { manifest } from '../manifest.ts'
import type { SinglePageData } from './load.ts'
import { useHydrated } from './use-hydrated.ts'

const EditablePage = lazy(() => import('./EditablePage.tsx'))

/** The text as everyone sees it. Its editors get the toolbar as soon as the browser has fetched what visitors need not. */
export function View({ pageId, data }: PageViewProps<SinglePageData>) {
  const mayEdit = useHolds(manifest.editor)
  const hydrated = useHydrated()
  const text = (
    <>
      {mayEdit && <EditingToolbarSpace />}
      <RichText html={data.active} />
    </>
  )
  return (
    <>
      <HitCounter pageId={pageId} />
      {mayEdit && hydrated ? (
        <Suspense fallback={text}>
          <EditablePage key={pageId} pageId={pageId} stored={data} />
        </Suspense>
      ) : (
        text
      )}
    </>
  )
}
