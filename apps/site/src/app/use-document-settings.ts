import { directionOf, fileUrl } from '@sitewright/api-client'
import { useEffect, useRef } from 'react'
import { useSiteState } from '../state/shell-parts.ts'

/** Keeps the document's icon, language and writing direction in step with the settings; the document brought the first. */
export function useDocumentSettings(): void {
  const favicon = useSiteState((state) => state.settings.favicon)
  const language = useSiteState((state) => state.settings.language)
  const shown = useRef(favicon)

  useEffect(() => {
    if (favicon === shown.current) return
    shown.current = favicon
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]')
    link?.setAttribute('href', favicon > 0 ? fileUrl(favicon) : '/favicon.svg')
  }, [favicon])

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])
}
