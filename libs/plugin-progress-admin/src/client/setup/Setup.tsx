import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { ProgressAdminCalls } from '../../contract.ts'
import { SetupForm } from './SetupForm.tsx'

export interface SetupProps {
  pageId: number
  /** The page is attached to a system now. */
  onDone: () => void
}

/** Attaches a page to a progression system, once it is known which there are. */
export function Setup({ pageId, onDone }: SetupProps) {
  const { api } = useSite()
  const call = withCalls<ProgressAdminCalls>(api)
  const query = callQuery(call, 'GET protected/plugin/progress-admin/get-setup-data.json.php', { id: pageId })
  const { value } = useLoaded(query, { retry: true })
  if (!value) return <Spinner label="Loading..." />
  return <SetupForm pageId={pageId} systems={value.Systems} onDone={onDone} />
}
