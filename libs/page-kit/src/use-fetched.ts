import { useEffect, useState, type ComponentType } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched once it is wanted, undefined until it is there; the caller shows something else so
 * long. Unlike `lazy` under `<Suspense>`, where React holds back what follows a fallback for 300 ms, it shows at once.
 *
 * @param fetch a dynamic import, the same function at every render.
 * @throws while rendering, for the nearest error boundary, when the code cannot be fetched.
 */
export function useFetched<Props>(fetch: Fetch<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const [fetched, setFetched] = useState<{ component: ComponentType<Props> } | { error: unknown }>()

  useEffect(() => {
    if (!wanted) return
    let gone = false
    const settle = (outcome: typeof fetched) => {
      if (!gone) setFetched(outcome)
    }
    fetch().then(
      (module) => settle({ component: module.default }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      gone = true
    }
  }, [fetch, wanted])

  if (fetched && 'error' in fetched) throw fetched.error
  return fetched?.component
}
