import { useEffect, useState } from 'react'

/** Milliseconds without a keystroke before the server is asked. */
const pause = 250

/** The server refuses longer ones. */
const maxTypedLength = 200

/** What is typed into a search field, once nothing was typed for a moment; an emptied field counts at once. */
export function useTyped(text: string): string {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (text === typed) return undefined
    const timer = setTimeout(() => setTyped(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text, typed])
  return Array.from(typed).slice(0, maxTypedLength).join('')
}
