import { withCalls } from '@sitewright/api-client'
import { keepTrying, useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import type { SystemOption } from '../../model/system.ts'
import { SetupForm } from './SetupForm.tsx'

export interface SetupProps {
  pageId: number
  /** The page is attached to a system now. */
  onDone: () => void
}

/** Attaches a page to a progression system, once it is known which there are. */
export function Setup({ pageId, onDone }: SetupProps) {
  const { api } = useSite()
  const [systems, setSystems] = useState<readonly SystemOption[]>()

  useEffect(() => {
    const call = withCalls<ProgressAdminCalls>(api)
    return keepTrying(
      () => call('GET protected/plugin/progress-admin/get-setup-data.json.php', { id: pageId }),
      ({ Systems }) => setSystems(Systems),
    )
  }, [api, pageId])

  if (!systems) return <Spinner label="Loading..." />
  return <SetupForm pageId={pageId} systems={systems} onDone={onDone} />
}
