import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { inAppAddress } from './in-app-address.ts'

/**
 * A click handler for everything inside the shell: plain links, also those in texts, then change the page without
 * loading a document. The same links work before hydration and without JavaScript.
 */
export function useInAppLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const address = inAppAddress(event.nativeEvent, window.location)
    if (address === undefined) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    void navigate(address, { replace: address === pathname + search + hash })
  }
}
