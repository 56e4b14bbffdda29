/** What a button names to open and close the drawer. */
export const drawerId = 'side-drawer'

/** Closes the drawer when an entry is chosen, and when the window gets another width. */
export function startDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`#${drawerId} a`)) close()
  })
  // The width only: a phone's keyboard changes the height (Q37).
  let width = window.innerWidth
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    close()
  })
}

function close(): void {
  document.getElementById(drawerId)?.hidePopover()
}
