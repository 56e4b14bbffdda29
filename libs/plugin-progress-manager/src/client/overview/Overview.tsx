import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useEffect } from 'react'
import { callsOf } from '../calls.ts'
import type { GroupNews } from '../group/use-group-news.ts'
import { texts } from './messages.ts'
import { OverviewBoard } from './OverviewBoard.tsx'
import type { OverviewView } from './use-found-people.ts'

export interface OverviewProps {
  pageId: number
  system: ProgressionSystem
  /** Another number has the people read again, while they stay in sight. @default 0 */
  round?: number
  /** Something may have been recorded for several people. */
  onRecorded?: (news: GroupNews) => void
  /** Somebody's name was pressed. */
  onChoose: (registrationId: number) => void
  /** Filter, order and page to begin with: as `onLeave` gave them. */
  view?: OverviewView | undefined
  /** The overview goes; gets what lets the next one go on where it was. */
  onLeave?: ((view: OverviewView) => void) | undefined
}

/**
 * Everyone registered in the system of a page against its stages: to be sorted, filtered, printed and exported. It shows
 * what the server had when it appeared; another `key` has it loaded again.
 */
export function Overview({ pageId, system, round = 0, onRecorded, onChoose, view, onLeave }: OverviewProps) {
  const { api } = useSite()
  const { value: result, refresh } = useLoaded(
    callQuery(callsOf(api), 'GET protected/plugin/progress-manager/get-overview.json.php', { id: pageId }),
    { retry: true },
  )
  useEffect(() => {
    if (round > 0) refresh().catch(console.error)
  }, [round, refresh])
  if (!result) return <Spinner label={texts.loading()} />
  if (result.people.length === 0) return <EmptyState title={texts.nobody()}>{texts.nobodyHint()}</EmptyState>
  return <OverviewBoard rows={result.people} {...{ pageId, system, onRecorded, onChoose, view, onLeave }} />
}
