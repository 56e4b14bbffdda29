/** The parts of a page that somebody may want to look at. */
export type Place = 'masthead' | 'content' | 'footer'

/** A part of the page that is to be seen, another object each time that somebody wants it. */
export interface ShownPlace {
  place: Place
}

/** Where a page has to be scrolled to, in its pixels from the top, so that a part of it is seen; undefined if it is. */
export function scrollTo(place: Place, { document: page, innerHeight, scrollY }: Window): number | undefined {
  if (place === 'masthead') return scrollY > 0 ? 0 : undefined
  const part = place === 'footer' ? footerOf(page) : page.querySelector('main')
  if (!part) return undefined
  const { top, bottom } = part.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  const enough = Math.min(bottom - top, place === 'footer' ? innerHeight : innerHeight / 2)
  if (seen >= enough - 1) return undefined
  const isTall = bottom - top > innerHeight
  return Math.max(0, scrollY + (place === 'content' || isTall ? top : bottom - innerHeight))
}

/** That of the site: what a page is about may have some of its own. */
function footerOf(page: Document): Element | undefined {
  return [...page.querySelectorAll('footer')].findLast((footer) => !footer.closest('main'))
}
