import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { keepTrying } from '@sitewright/api-client'
import { PublishingBar, useDeferredFocus, useSite } from '@sitewright/page-kit'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { Spinner } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import type { ProgressAdminCalls } from '../contract.ts'
import { SystemEditor } from './editing/SystemEditor.tsx'
import { texts } from './messages.ts'
import { load, type ProgressAdminData } from './load.ts'
import { SetupForm } from './setup/SetupForm.tsx'

export interface ProgressAdminProps {
  pageId: number
  /** What `load` gave. */
  data: ProgressAdminData
}

/**
 * The page in use: its setup as long as it has no system, then the system. Reached by `import()` only: it brings all of
 * Chakra and the dragging.
 */
export default function ProgressAdmin({ pageId, data }: ProgressAdminProps) {
  const { api } = useSite()
  /** Undefined while it is read again. */
  const [shown, setShown] = useState<ProgressAdminData | undefined>(data)
  const heading = useRef<HTMLHeadingElement>(null)
  const wishFocus = useDeferredFocus()

  useEffect(() => {
    if (shown) return undefined
    return keepTrying(
      () => load({ api, pageId }),
      (next) => {
        wishFocus(() => heading.current)
        setShown(next)
      },
    )
  }, [api, pageId, shown, wishFocus])

  return (
    <StaffProvider>
      <PublishingBar />
      {!shown ? (
        <Spinner label={texts.loading()} />
      ) : shown.SystemId === null ? (
        <Setup pageId={pageId} onDone={() => setShown(undefined)} />
      ) : (
        <SystemEditor pageId={pageId} system={shown} heading={heading} />
      )}
    </StaffProvider>
  )
}

interface SetupProps {
  pageId: number
  /** The page is attached to a system now. */
  onDone: () => void
}

/** Attaches a page to a progression system, once it is known which there are. */
function Setup({ pageId, onDone }: SetupProps) {
  const { api } = useSite()
  const call = withCalls<ProgressAdminCalls>(api)
  const query = callQuery(call, 'GET protected/plugin/progress-admin/get-setup-data.json.php', { id: pageId })
  const { value } = useLoaded(query, { retry: true })
  if (!value) return <Spinner label={texts.loading()} />
  return <SetupForm pageId={pageId} systems={value.Systems} onDone={onDone} />
}
