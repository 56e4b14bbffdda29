import type { ComponentType } from 'react'

/** The props of a fetched component, and the component itself. */
export type FetchedProps<Props> = Props & { component: ComponentType<Props> }

/** Shows a component that `useFetched` gave, with its own props. */
export function Fetched<Props extends object>({ component: Component, ...props }: FetchedProps<Props>) {
  return <Component {...(props as unknown as Props)} />
}
