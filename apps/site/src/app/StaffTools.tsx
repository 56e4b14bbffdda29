import { adminFrame } from '@sitewright/admin'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import { KeysAhead } from './KeysAhead.tsx'
import type { StaffTool, StaffToolsState } from './use-staff-tools.ts'
import { texts } from './messages.ts'

const StaffProvider = lazy(async () => {
  const { StaffProvider: Provider } = await import('@sitewright/page-kit/staff')
  return { default: Provider }
})
const CommandPalette = lazy(adminFrame.palette)
const ShortcutsDialog = lazy(adminFrame.shortcuts)

/** The command palette or the list of shortcuts while one of them is open; fetched when it is opened first. */
export function StaffTools({ tool, ...rest }: StaffToolsState & { onLogout: () => Promise<void> }) {
  return tool && <OpenTool key={tool} tool={tool} {...rest} />
}

type OpenToolProps = Omit<StaffToolsState, 'tool'> & { tool: StaffTool; onLogout: () => Promise<void> }

function OpenTool({ tool, open, close, onLogout }: OpenToolProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <PartBoundary name={texts.tools()}>
      <Suspense fallback={tool === 'palette' && <KeysAhead onType={setTyped} onEscape={close} />}>
        <StaffProvider>
          {tool === 'palette' ? (
            <CommandPalette
              typed={typed}
              onGo={(address) => void navigate(address)}
              onLogout={() => void onLogout()}
              onShortcuts={() => open('shortcuts')}
              onClose={close}
            />
          ) : (
            <ShortcutsDialog onClose={close} />
          )}
        </StaffProvider>
      </Suspense>
    </PartBoundary>
  )
}
