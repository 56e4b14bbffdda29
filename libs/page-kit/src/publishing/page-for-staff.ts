import type { PageStatus } from '@sitewright/api-client'
import { createContext, useContext, type ComponentType } from 'react'
import type { ToolbarAheadProps } from '../editing/ToolbarAhead.tsx'
import type { EmptyPageProps } from './EmptyPage.tsx'
import type { StatusLineProps } from './StatusLine.tsx'

/** What those who edit a page see around it; visitors are given none of it. */
export interface PageForStaff {
  /** How the page stands with the public; undefined where that could not be had. */
  status: PageStatus | undefined
  /** Takes over what is known to be so now. */
  change: (status: PageStatus) => void
  // here and not imported by the views, so that visitors do not load them
  ToolbarAhead: ComponentType<ToolbarAheadProps>
  StatusLine: ComponentType<StatusLineProps>
  EmptyPage: ComponentType<EmptyPageProps>
}

export const PageForStaffContext = createContext<PageForStaff | undefined>(undefined)

/** Undefined outside of `<PageForStaffProvider>`, as on a visitor's page. */
export function usePageForStaff(): PageForStaff | undefined {
  return useContext(PageForStaffContext)
}
