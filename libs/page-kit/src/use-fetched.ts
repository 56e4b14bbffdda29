import { useEffect, useState, type ComponentType } from 'react'

/** How far the code is that `useFetchedCode` fetches. */
export type FetchedCode<Code> =
  { state: 'waiting' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: Code }

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched once it is wanted, undefined until it is there; the caller shows something else so
 * long. Unlike `lazy` under `<Suspense>`, where React holds back what follows a fallback for 300 ms, it shows at once.
 *
 * @param fetch a dynamic import, the same function at every render.
 * @throws while rendering, for the nearest error boundary, when the code cannot be fetched.
 */
export function useFetched<Props>(fetch: Fetch<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const fetched = useFetching(fetch, wanted)
  if (fetched.state === 'failed') throw fetched.error
  return fetched.state === 'ready' ? fetched.value.default : undefined
}

/**
 * Code that is no component, such as a library, or that a page can do without: fetched once it is wanted. A failure is
 * logged and told, never thrown.
 *
 * @param fetch the same function at every render.
 */
export function useFetchedCode<Code>(fetch: () => Promise<Code>, wanted = true): FetchedCode<Code> {
  const fetched = useFetching(fetch, wanted)
  const error = fetched.state === 'failed' ? fetched : undefined
  useEffect(() => {
    if (error) console.error(error.error)
  }, [error])
  return fetched
}

function useFetching<Code>(fetch: () => Promise<Code>, wanted: boolean): FetchedCode<Code> {
  const [fetched, setFetched] = useState<FetchedCode<Code>>({ state: 'waiting' })

  useEffect(() => {
    if (!wanted) return
    let gone = false
    const settle = (outcome: typeof fetched) => {
      if (!gone) setFetched(outcome)
    }
    fetch().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      gone = true
    }
  }, [fetch, wanted])

  return fetched
}
