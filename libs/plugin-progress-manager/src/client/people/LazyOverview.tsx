import { useLoaded } from '@sitewright/api-client/queries'
import { Spinner } from '@sitewright/ui'
import type { OverviewProps } from '../overview/Overview.tsx'

const overviewCode = { key: ['code of the overview'], load: () => import('../overview/Overview.tsx') }

/** The overview, whose code is fetched when it is first wanted. A network that fails takes nothing on the page with it. */
export function LazyOverview(props: OverviewProps) {
  const { value: code } = useLoaded(overviewCode, { retry: true })
  if (!code) return <Spinner label="Loading overview..." />
  return <code.Overview {...props} />
}
