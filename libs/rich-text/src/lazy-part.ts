import { type ComponentType, lazy } from 'react'

/**
 * A part that comes by itself as the cursor moves, and whose code is fetched then. Where that fails the part is not
 * there, and one writes on.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    fetch().catch((error: unknown) => {
      console.error(error)
      return { default: Nothing as ComponentType<Props> }
    }),
  )
}

const Nothing = () => null
