import { useHolds } from '@sitewright/session'
import type { SiteScreen } from '@sitewright/page-kit'
import { useShellParts } from '../state/shell-parts.ts'

/** The screen where staff begin, and its address; undefined for everybody else, and where none is installed. */
export function useStartScreen(): { label: string; href: string } | undefined {
  const start: SiteScreen | undefined = useShellParts().screens.find(({ path }) => path === 'start')
  const isStaff = useHolds(...(start?.needs ?? []))
  return start && isStaff ? { label: start.label, href: `/pages/${start.path}` } : undefined
}
