import { useHolds } from '@sitewright/session'
import { useSite } from './site-context.ts'

/** The address of an administration screen; undefined for those who may not enter it, and where it is not installed. */
export function useScreenAddress(path: string): string | undefined {
  const screen = useSite().screens?.find((each) => each.path === path)
  const may = useHolds(...(screen?.needs ?? []))
  return screen && may ? `/pages/${path}` : undefined
}
