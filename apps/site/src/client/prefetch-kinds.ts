import type { ShellParts } from '../state/shell-parts.ts'

type Connection = { saveData?: boolean }

/** Fetches, while nothing else is to do, the page kinds that the site's links lead to; not for those who save data. */
export function prefetchKinds({ kinds, store }: ShellParts): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const wanted = new Set(store.getState().setup?.routes.map(({ r }) => r))
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => {
    for (const kind of wanted) kinds.load(kind).catch(console.error)
  })
}
