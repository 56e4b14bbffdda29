import { longestSearch } from '@sitewright/api-client'
import { useEffect, useRef } from 'react'

/** The field of the search form; its label stands outside. */
export function SearchField({ q }: { q: string }) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(q)
  // Uncontrolled, so that hydration leaves alone what was typed before it.
  useEffect(() => {
    if (last.current === q) return
    last.current = q
    input.current!.value = q
  }, [q])
  return (
    <input
      ref={input}
      id="q"
      name="q"
      type="search"
      defaultValue={q}
      maxLength={longestSearch}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
    />
  )
}
