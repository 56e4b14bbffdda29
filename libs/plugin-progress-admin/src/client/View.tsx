import { Fetched, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { Spinner } from '@sitewright/ui'
import { systemAdmin } from '../model/permissions.ts'
import type { ProgressAdminData } from './load.ts'
import { texts } from './messages.ts'
import { SystemBar } from './SystemBar.tsx'

const fetchProgressAdmin = () => import('./ProgressAdmin.tsx')

/** A page's progression system. What it is worked on with follows as soon as the browser has fetched it. */
export function View({ pageId, data }: PageViewProps<ProgressAdminData>) {
  // anyone who holds everything else, and anyone who logs out meanwhile, sees nothing of it
  const allowed = useHolds(systemAdmin)
  const ProgressAdmin = useFetched(fetchProgressAdmin, allowed)
  if (!allowed) return <p>{texts.noPermission()}</p>
  if (ProgressAdmin) return <Fetched component={ProgressAdmin} key={pageId} pageId={pageId} data={data} />
  return (
    <>
      {data.SystemId !== null && <SystemBar name={data.SystemName} />}
      <Spinner label={texts.loading()} />
      <noscript>
        <p>{texts.noScript()}</p>
      </noscript>
    </>
  )
}
