import { fileUrl } from '@sitewright/api-client'
import { useEffect, useRef } from 'react'
import { useSiteState } from '../state/shell-parts.ts'

/** Gives the browser's tab another icon when the setting changes; the document brought the first. */
export function useFavicon(): void {
  const favicon = useSiteState((state) => state.settings.favicon)
  const shown = useRef(favicon)

  useEffect(() => {
    if (favicon === shown.current) return
    shown.current = favicon
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]')
    link?.setAttribute('href', favicon > 0 ? fileUrl(favicon) : '/favicon.svg')
  }, [favicon])
}
