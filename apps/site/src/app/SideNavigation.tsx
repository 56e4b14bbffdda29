import { adminFrame } from '@sitewright/admin'
import { prefetchMessages } from '@sitewright/ui'
import { useEffect } from 'react'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import { useKeepTrying } from '../state/use-keep-trying.ts'
import styles from './Frame.module.css'
import type { StaffTool } from './use-staff-tools.ts'
import { texts } from './messages.ts'

export interface SideNavigationProps {
  /** Path of the screen that is open. */
  current: string
  onOpen: (tool: StaffTool) => void
}

const load = () => Promise.all([adminFrame.sideBar(), import('@sitewright/page-kit/staff')])

/** The navigation of the administration, once its code is there; its place is there before. */
export function SideNavigation({ current, onOpen }: SideNavigationProps) {
  const modules = useKeepTrying(load)
  // what is pressed on a screen may have to be answered while the network is gone
  useEffect(prefetchMessages, [])
  return (
    <nav className={styles.side} aria-label={texts.administration()}>
      {modules && <Loaded modules={modules} current={current} onOpen={onOpen} />}
    </nav>
  )
}

type Modules = Awaited<ReturnType<typeof load>>

function Loaded({
  modules: [{ default: SideBar }, { StaffProvider }],
  ...props
}: SideNavigationProps & { modules: Modules }) {
  return (
    <PartBoundary name={texts.administration()}>
      <StaffProvider>
        <SideBar {...props} />
      </StaffProvider>
    </PartBoundary>
  )
}
