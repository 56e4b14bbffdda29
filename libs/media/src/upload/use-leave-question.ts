import { useEffect } from 'react'

/** Has the browser ask before the page is left or closed while `busy`, for that would call uploads off. */
export function useLeaveQuestion(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}
