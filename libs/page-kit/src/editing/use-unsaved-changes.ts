import { useEffect, useEffectEvent } from 'react'
import { useOptionalSite } from '../site-context.ts'

/**
 * Makes the browser ask before the page is left or reloaded, and the shell before another page is shown, while there
 * are unsaved changes (Q119).
 *
 * @param unsaved - a function is asked at the moment of leaving, for an editor with pending input.
 */
export function useUnsavedChanges(unsaved: boolean | (() => boolean)): void {
  const guardLeaving = useOptionalSite()?.guardLeaving
  // A listener for `beforeunload` keeps pages out of the browser's back-forward cache: none without need.
  const watching = unsaved !== false
  const isUnsaved = useEffectEvent(() => (typeof unsaved === 'function' ? unsaved() : unsaved))

  useEffect(() => {
    if (!watching) return undefined
    function ask(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    const release = guardLeaving?.(() => isUnsaved())
    return () => {
      window.removeEventListener('beforeunload', ask)
      release?.()
    }
  }, [watching, guardLeaving])
}
