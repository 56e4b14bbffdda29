import { Fetched, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { Spinner } from '@sitewright/ui'
import { manifest } from '../manifest.ts'
import { texts } from './messages.ts'
import type { PageSystem } from './load.ts'
import { Toolbar } from './Toolbar.tsx'

const fetchManager = () => import('./ProgressManager.tsx')

/** The system's name at once, and what its staff work with as soon as the browser has fetched it. */
export function View({ pageId, data }: PageViewProps<PageSystem>) {
  const mayUse = useHolds(...manifest.needs)
  const ProgressManager = useFetched(fetchManager, mayUse)
  if (!mayUse) return <p>{texts.noPermission()}</p>
  if (ProgressManager) return <Fetched component={ProgressManager} key={pageId} pageId={pageId} data={data} />
  return (
    <>
      <Toolbar>
        <h1>{data.SystemName || texts.heading()}</h1>
      </Toolbar>
      <Spinner label={texts.loading()} />
      <noscript>
        <p>{texts.noScript()}</p>
      </noscript>
    </>
  )
}
