import { createRouteTable, matchRoute } from '../routes/route-table.ts'
import type { ShellParts } from '../state/shell-parts.ts'

type PrefetchParts = Pick<ShellParts, 'kinds' | 'screens' | 'subAddressedKinds' | 'store'>

/**
 * Fetches the code of a page kind as soon as somebody is about to follow a link to such a page, with the pointer, the
 * keyboard or a finger; not for those who save data.
 *
 * @returns what ends it.
 */
export function prefetchKinds({ kinds, screens, subAddressedKinds, store }: PrefetchParts): () => void {
  if (savesData()) return () => {}

  function fetchFor({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const { setup } = store.getState()
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || !setup) return
    const record = matchRoute(
      link.pathname,
      createRouteTable({ setup, screens, installed: kinds.installed, subAddressedKinds }),
    )
    // should it fail, following the link will tell
    if (record.shows === 'page' && !kinds.get(record.kind)) kinds.load(record.kind).catch(() => undefined)
  }

  const ending = new AbortController()
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, fetchFor, { passive: true, signal: ending.signal })
  return () => ending.abort()
}

/** True for who asked browsers to save data: nothing is fetched for them ahead of its use. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
