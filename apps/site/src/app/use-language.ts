import { directionOf } from '@sitewright/api-client'
import { useEffect } from 'react'
import { useSiteState } from '../state/shell-parts.ts'

/** Keeps the document's language, and the direction it is written in, in step with the setting. */
export function useLanguage(): void {
  const language = useSiteState((state) => state.settings.language)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])
}
