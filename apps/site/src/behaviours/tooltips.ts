import { bubbleClass, tooltipDelays, tooltipPosition } from '@sitewright/ui/tooltip'

const bubbleId = 'shell-tip'

/** Where a tip belongs on the page, for those who go through it by landmarks. */
const regions = 'main, header, footer'

/**
 * Shows the text of `data-tooltip` beside its element on hover, keyboard focus and long touch; Escape hides it. Empty, it
 * is the element's own name. The element is described by the text only where that says more than its name. Who has
 * opened a menu needs no words about its button, not even where this script came after the press.
 */
export function startTooltips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: { anchor: HTMLElement; bubble: HTMLElement } | undefined

  function later(delay: number, act: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  function hide(): void {
    clearTimeout(timer)
    if (!shown) return
    shown.bubble.remove()
    if (shown.anchor.getAttribute('aria-describedby') === bubbleId) shown.anchor.removeAttribute('aria-describedby')
    shown = undefined
  }
  function showSoon(anchor: HTMLElement): void {
    later(tooltipDelays.show, () => {
      hide()
      // React must find the document as the server wrote it
      if (document.documentElement.dataset['waking'] !== undefined || !anchor.isConnected || isOpen(anchor)) return
      shown = show(anchor)
    })
  }

  // This script is loaded at the first touch: go on where it is.
  const touched = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)')
  if (touched) showSoon(touched)

  document.addEventListener('pointerover', (event) => {
    const anchor = crossed(event)
    if (anchor && event.pointerType !== 'touch') showSoon(anchor)
  })
  document.addEventListener('pointerout', (event) => {
    if (crossed(event) && event.pointerType !== 'touch') hide()
  })
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    const anchor = anchorOf(target)
    if (!anchor) return
    if (pointerType === 'touch') showSoon(anchor)
    else hide()
  })
  // A long press ends as 'cancel' where the browser opens a menu of its own.
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, ({ target, pointerType }) => {
      if (pointerType === 'touch' && anchorOf(target)) later(tooltipDelays.touchHide, hide)
    })
  document.addEventListener('focusin', ({ target }) => {
    const anchor = anchorOf(target)
    if (anchor?.matches(':focus-visible')) showSoon(anchor)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (anchorOf(target)) hide()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  window.addEventListener('scroll', hide, true)
}

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/** Whether the menu of a button is open. */
function isOpen(anchor: HTMLElement): boolean {
  const menu = anchor instanceof HTMLButtonElement && anchor.popoverTargetElement
  return menu instanceof HTMLElement && menu.checkVisibility()
}

/** The element with a tip that the pointer comes into, or leaves. */
function crossed({ target, relatedTarget }: PointerEvent): HTMLElement | undefined {
  const anchor = anchorOf(target)
  return anchor && !(relatedTarget instanceof Node && anchor.contains(relatedTarget)) ? anchor : undefined
}

function show(anchor: HTMLElement) {
  const name = (anchor.getAttribute('aria-label') ?? anchor.textContent).trim()
  const text = anchor.dataset['tooltip'] || name
  const bubble = Object.assign(document.createElement('div'), { id: bubbleId, className: bubbleClass, role: 'tooltip' })
  bubble.textContent = text
  ;(anchor.closest(regions) ?? document.body).append(bubble)
  // in the top layer where there is one, so that no menu can cover it
  if ('showPopover' in bubble) {
    bubble.popover = 'manual'
    bubble.showPopover()
  }
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const tip = bubble.getBoundingClientRect()
  const { left, top } = tooltipPosition(anchor.getBoundingClientRect(), { tip, view })
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` })
  if (text !== name) anchor.setAttribute('aria-describedby', bubbleId)
  return { anchor, bubble }
}
