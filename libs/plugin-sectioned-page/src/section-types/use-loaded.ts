import { useEffect, useState } from 'react'

export type Loaded<Value> = { state: 'waiting' } | { state: 'failed' } | { state: 'ready'; value: Value }

/**
 * What is fetched once it is wanted. A failure is logged and told, never thrown: what could not be fetched is one section
 * of a page.
 *
 * @param load the same function at every render.
 */
export function useLoaded<Value>(load: () => Promise<Value>, wanted = true): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'waiting' })

  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    load().then(
      (value) => {
        if (!gone) setLoaded({ state: 'ready', value })
      },
      (error: unknown) => {
        console.error(error)
        if (!gone) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      gone = true
    }
  }, [load, wanted])
  return loaded
}
