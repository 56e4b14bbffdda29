/** Files share this module, while each has a document of its own. */
const installed = new WeakSet<Document>()

/**
 * What jsdom lacks of the popover attribute (HTML, section 6.12): opening and closing by script and by button, Escape,
 * a press elsewhere, the toggle event, the focus given back. Real browsers prove it in the journeys.
 */
export function installPopover(): void {
  if (installed.has(document)) return
  installed.add(document)
  const open: { element: HTMLElement; before: Element | null }[] = []

  function tell(element: HTMLElement, newState: 'open' | 'closed') {
    const oldState = newState === 'open' ? 'closed' : 'open'
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState }))
  }

  function show(this: HTMLElement) {
    if (open.some(({ element }) => element === this)) return
    open.push({ element: this, before: document.activeElement })
    this.style.display = 'block'
    tell(this, 'open')
  }

  function hide(this: HTMLElement) {
    const at = open.findIndex(({ element }) => element === this)
    const [entry] = at < 0 ? [] : open.splice(at, 1)
    if (!entry) return
    if (this.contains(document.activeElement) && entry.before instanceof HTMLElement) entry.before.focus()
    this.style.display = 'none'
    tell(this, 'closed')
  }

  function handleClick(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (!target || event.defaultPrevented) return
    const isOpen = open.some(({ element }) => element === target)
    if (isOpen) target.hidePopover()
    else if (button?.getAttribute('popovertargetaction') !== 'hide') target.showPopover()
  }

  function handlePress({ target }: Event) {
    for (const { element } of [...open]) {
      const outside = target instanceof Element && !element.contains(target)
      if (outside && !target.closest(`[popovertarget="${element.id}"]`)) element.hidePopover()
    }
  }

  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
  document.addEventListener('click', handleClick)
  document.addEventListener('pointerdown', handlePress)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open.at(-1)?.element.hidePopover())
}
