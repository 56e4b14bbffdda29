import { useState, type ReactNode } from 'react'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import { usePageForStaff } from './page-for-staff.ts'
import { publishFailure, type Publishing } from './use-publishing.ts'

const fetchDialog = () => import('./ScheduleDialog.tsx')

/** The dialog that asks when the page is published, and what opens it. Its code comes when it is opened. */
export function useScheduleDialog({ schedule }: Pick<Publishing, 'schedule'>): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useFetched(fetchDialog, isOpen)
  const status = usePageForStaff()?.status
  return {
    open: () => setOpen(true),
    dialog: isOpen && status && Dialog && (
      <Fetched
        component={Dialog}
        status={status}
        onSave={schedule}
        failure={publishFailure()}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
