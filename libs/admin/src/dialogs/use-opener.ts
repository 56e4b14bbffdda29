import { useState } from 'react'

/**
 * Gives the focus back to what had it when the dialog appeared. A dialog that closes does so itself, but only some time
 * later, when a message that comes right after it would already have found the focus nowhere.
 */
export function useOpener(): () => void {
  const [opener] = useState(() => document.activeElement)
  return () => {
    if (opener instanceof HTMLElement) opener.focus()
  }
}
