import type { PageStatus } from '@sitewright/api-client'
import { useMemo, useState, type ReactNode } from 'react'
import { ToolbarAhead } from '../editing/ToolbarAhead.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { PageForStaffContext } from './page-for-staff.ts'
import { StatusLine } from './StatusLine.tsx'

/** The state of a page, for what is shown of the page. */
export interface PageForStaffProviderProps {
  /** As it was loaded with the page; absent for those who do not edit it. */
  status?: PageStatus | undefined
  children: ReactNode
}

/** Gives a page what its editors see around it. The shell has it around each page; another page needs another `key`. */
export function PageForStaffProvider({ status: loaded, children }: PageForStaffProviderProps) {
  const [status, change] = useState(loaded)
  const value = useMemo(() => ({ status, change, ToolbarAhead, StatusLine, EmptyPage }), [status])
  return <PageForStaffContext value={value}>{children}</PageForStaffContext>
}
