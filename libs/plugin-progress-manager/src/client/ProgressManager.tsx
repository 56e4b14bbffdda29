import { PublishingBar } from '@sitewright/page-kit'
import { StaffProvider } from '@sitewright/page-kit/staff'
import type { PageSystem } from './load.ts'
import { ManagedSystem } from './people/ManagedSystem.tsx'
import { Setup } from './setup/Setup.tsx'
import { useSystem } from './use-system.ts'

export interface ProgressManagerProps {
  pageId: number
  /** What `load` gave. */
  data: PageSystem
}

/** What staff do on the page: connect it to a system, then register people and record their progress. */
export default function ProgressManager({ pageId, data }: ProgressManagerProps) {
  const { system, ...changes } = useSystem(pageId, data)
  return (
    <StaffProvider>
      <PublishingBar />
      {system.SystemId === null ? (
        <Setup pageId={pageId} onConfigured={changes.reload} />
      ) : (
        <ManagedSystem key={system.SystemId} pageId={pageId} system={system} changes={changes} />
      )}
    </StaffProvider>
  )
}
