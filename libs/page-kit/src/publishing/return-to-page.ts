/** The page whose bar led to where somebody is now, and whether they are on their way back. */
let left: { pageId: number; returning: boolean } | undefined

/** To be called when the bar of a page leads to a dialog on a screen. */
export function leavePage(pageId: number): void {
  left = { pageId, returning: false }
}

/** True where the bar of that page led to where somebody is now; false at an address that was typed, or loaded again. */
export function hasLeftPage(pageId: number): boolean {
  return left?.pageId === pageId && !left.returning
}

/**
 * Goes back to the page whose bar led here. The bar then takes the focus.
 *
 * @param go does so where going back does not, such as to a new address of the page.
 */
export function returnToPage(go: () => void = () => window.history.back()): void {
  if (!left) return
  left = { ...left, returning: true }
  go()
}

/** True once, for the bar of the page that somebody has come back to. */
export function takeReturn(pageId: number | undefined): boolean {
  const isReturned = left?.returning === true && left.pageId === pageId
  left = undefined
  return isReturned
}
