/** Milliseconds until a submenu closes that the pointer has left. */
const closeDelay = 50

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Opens and closes the submenus of the main menu, each within an `<li data-submenu>`: on hover, focus, tap and Enter; closed
 * 50 ms after the pointer left, when the focus goes elsewhere, by Escape, and when an entry is chosen. `data-open` tells the
 * styles, `aria-expanded` of the item's link or button everybody else.
 */
export function startSubmenus(): void {
  // The tap that brought this script is still going on, and where it began nobody saw.
  let press: { touch: boolean; wasOpen: boolean } | undefined = {
    touch: matchMedia('(hover: none)').matches,
    wasOpen: false,
  }
  let returning = false

  // Until now the style sheet alone has opened submenus: go on where it is.
  for (const item of document.querySelectorAll<HTMLElement>('[data-submenu]'))
    if (item.matches(':hover, :focus-within, [data-open]')) show(item)

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') entered(event).forEach(show)
  })
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'touch') return
    for (const item of entered(event)) {
      clearTimeout(timers.get(item))
      timers.set(
        item,
        setTimeout(() => hide(item), closeDelay),
      )
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!returning) itemsAround(target).forEach(show)
  })
  document.addEventListener('focusout', (event) => entered(event).forEach(hide))
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const item = itemsAround(target).find(isOpen)
    // one that the pointer rests on closes too, and opens when it comes again
    if (!item) return openItems().forEach(hide)
    hide(item)
    returning = true
    triggerOf(item)?.focus()
    returning = false
  })
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    // some browsers move no focus at a tap
    for (const open of openItems()) if (!(target instanceof Node && open.contains(target))) hide(open)
    const item = itemOfTrigger(target)
    press = item && { touch: pointerType === 'touch', wasOpen: isOpen(item) }
  })
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    const item = itemOfTrigger(event.target)
    const opensFirst = item && (event.detail === 0 ? !isOpen(item) : press?.touch && !press.wasOpen)
    press = undefined
    if (item && (opensFirst || triggerOf(item)?.tagName !== 'A')) {
      event.preventDefault()
      show(item)
    } else if (closest(event.target, 'a')) itemsAround(event.target).forEach(hide)
  })
}

function show(item: HTMLElement): void {
  setOpen(item, true)
}

function hide(item: HTMLElement): void {
  setOpen(item, false)
}

function setOpen(item: HTMLElement, open: boolean): void {
  clearTimeout(timers.get(item))
  item.toggleAttribute('data-open', open)
  triggerOf(item)?.setAttribute('aria-expanded', String(open))
}

const openItems = () => [...document.querySelectorAll<HTMLElement>('[data-submenu][data-open]')]

const isOpen = (item: HTMLElement) => item.hasAttribute('data-open')

const triggerOf = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > [aria-expanded]')

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function itemOfTrigger(target: EventTarget | null): HTMLElement | undefined {
  return closest(target, '[data-submenu] > [aria-expanded]')?.parentElement ?? undefined
}

/** The items that an element is in, from the inside. */
function itemsAround(target: EventTarget | null): HTMLElement[] {
  const item = closest(target, '[data-submenu]')
  return item ? [item, ...itemsAround(item.parentElement)] : []
}

/** The items around an event's target into or out of which it leads. */
function entered({ target, relatedTarget }: MouseEvent | FocusEvent): HTMLElement[] {
  return itemsAround(target).filter((item) => !(relatedTarget instanceof Node && item.contains(relatedTarget)))
}
