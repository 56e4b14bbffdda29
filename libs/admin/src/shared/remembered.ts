import { useSite } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'

/** What of a screen is remembered, as it was stored: nobody knows by which version of the program. */
export type Kept = Readonly<Record<string, unknown>>

const personKey = 'sitewright.person'

const nothing: Kept = {}

/**
 * The id of anyone who is logged in: at once who that was last in this browser, which is nearly always the same, and then
 * what the server says. Undefined where neither is known.
 */
export function usePerson(): number | undefined {
  const { api } = useSite()
  const [person, setPerson] = useState(lastPerson)
  useEffect(() => {
    let isShown = true
    api('GET private/session-account.json.php').then(
      ({ id }) => {
        if (!isShown || id === undefined) return
        store(personKey, String(id))
        setPerson(id)
      },
      () => {}, // the next screen asks again
    )
    return () => void (isShown = false)
  }, [api])
  return person
}

/** What this person chose in a screen in this browser. */
export function remembered(person: number | undefined, screen: string): Kept {
  if (person === undefined) return nothing
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person, screen)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : nothing
  } catch {
    return nothing // unreadable, or a browser that stores nothing
  }
}

/** Keeps choices for the next time, beside those that were made before. */
export function remember(person: number | undefined, screen: string, part: Kept): void {
  if (person === undefined) return
  store(keyOf(person, screen), JSON.stringify({ ...remembered(person, screen), ...part }))
}

function keyOf(person: number, screen: string): string {
  return `sitewright.view.${person}.${screen}`
}

function lastPerson(): number | undefined {
  try {
    return Number(localStorage.getItem(personKey)) || undefined
  } catch {
    return undefined
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // it holds for this visit then
  }
}
