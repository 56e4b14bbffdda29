import { Spinner } from '@sitewright/ui'
import type { OverviewProps } from '../overview/Overview.tsx'
import { useRetried } from '../use-retried.ts'

/** The overview, whose code is fetched when it is first wanted. A network that fails takes nothing on the page with it. */
export function LazyOverview(props: OverviewProps) {
  const { result } = useRetried(() => import('../overview/Overview.tsx'), 'overview')
  if (!result) return <Spinner label="Loading overview..." />
  return <result.Overview {...props} />
}
