import { useEffect } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import { joinTitle } from './join-title.ts'

/** Gives the browser's tab a title: the page's own or else its heading, then the site's. */
export function usePageTitle(title?: string): void {
  const site = useSiteState((state) => state.settings.title)
  useEffect(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    document.title = joinTitle(title || heading, site)
  }, [title, site])
}
