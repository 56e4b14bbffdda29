const menuSelector = '[popover][role=menu]'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

declare global {
  interface Window {
    /** Put there by the document's inline script: loads the application, which is then needed soon. */
    sitewrightWake?: () => void
  }
}

/**
 * Adds to menus that the browser opens and closes: the focus on the first entry, arrow keys, and that Tab and a choice
 * close it.
 */
export function startPopoverMenus(): void {
  // The first touch may have opened one, which in turn has loaded this.
  for (const menu of document.querySelectorAll<HTMLElement>(menuSelector))
    if (menu.checkVisibility?.()) handleOpen(menu)

  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent
      if (newState === 'open' && target instanceof HTMLElement && target.matches(menuSelector)) handleOpen(target)
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    const menu = menuOf(event.target)
    if (!menu) return
    if (event.key === 'Tab') return menu.hidePopover()
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const entries = entriesOf(menu)
    entries[step(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus()
  })
  document.addEventListener('click', ({ target }) => menuOf(target)?.hidePopover())
}

function handleOpen(menu: HTMLElement): void {
  const entries = entriesOf(menu)
  entries[0]?.focus()
  // what is no link does something
  if (entries.some(({ tagName }) => tagName === 'BUTTON')) window.sitewrightWake?.()
}

const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(menuSelector) : null

const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
