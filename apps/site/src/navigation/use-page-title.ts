import { useEffect } from 'react'
import { useSiteState } from '../shell/shell-parts.ts'
import { joinTitle } from './join-title.ts'

/** Gives the browser's tab a title: the page's own, then the site's. */
export function usePageTitle(title: string): void {
  const site = useSiteState((state) => state.settings.title)
  useEffect(() => {
    document.title = joinTitle(title, site)
  }, [title, site])
}
