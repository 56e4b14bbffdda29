/** Has a frame show an empty page in the mode that pages are in. */
export function beginPage(page: Document): void {
  page.open()
  page.write('<!doctype html><title>Preview</title>')
  page.close()
}

/** Puts a whole document into a frame in place of the one that is there, scrolled to where it is said: nothing flickers. */
export function drawInto(view: Window, { html, top }: Drawn): void {
  const { document: page } = view
  const parsed = new DOMParser().parseFromString(html, 'text/html').documentElement
  page.replaceChild(page.adoptNode(parsed), page.documentElement)
  view.scrollTo({ top, behavior: 'instant' })
}

interface Drawn {
  /** A whole document. */
  html: string
  /** CSS pixels of it that are above what is seen. */
  top: number
}

/** The address on this site that a click in a frame leads to; undefined for any other click. */
export function clickedAddress(event: Event): string | undefined {
  const target = event.target as Element | null
  const link = target?.closest?.('a[href]')
  const href = link?.getAttribute('href')
  if (href === null || href === undefined || !URL.canParse(href, window.location.origin)) return undefined
  const { origin, pathname, search } = new URL(href, window.location.origin)
  return origin === window.location.origin && !href.startsWith('#') ? pathname + search : undefined
}
