type Connection = { saveData?: boolean }

/** Milliseconds that the pointer rests on a link that is about to be followed. */
const rest = 65

const fetched = new Set<string>()

/**
 * Fetches the document that a link leads to as soon as somebody is about to follow it, with the pointer, the keyboard or a
 * finger; not for those who save data, and not once the application follows links itself.
 */
export function prefetchDocuments(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  let timer: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer)
    timer = setTimeout(() => prefetch(target), rest)
  })
  document.addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true })
  document.addEventListener('focusin', ({ target }) => prefetch(target))
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || document.documentElement.dataset['awake'] === 'application') return
  const { origin, pathname, search } = link
  if (origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return
  if (pathname.startsWith('/api/') || /\.[^/]+$/.test(pathname)) return
  const address = pathname + search
  if (address === location.pathname + location.search || fetched.has(address)) return
  fetched.add(address)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }))
}
