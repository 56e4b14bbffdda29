import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

const item = 'button, select'

function isUsable(element: HTMLElement): boolean {
  return !element.hasAttribute('disabled')
}

/** Where a style sheet puts it, before all that counts how it was written. */
const orderOf = (element: HTMLElement) => Number(getComputedStyle(element).order)

/**
 * One stop for the Tab key, arrow keys within (WAI-ARIA's toolbar pattern). Gives the toolbar's props; its buttons and
 * selects need none.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement>(null)

  const items = () =>
    Array.from(ref.current?.querySelectorAll<HTMLElement>(item) ?? [])
      .filter(isUsable)
      .toSorted((a, b) => orderOf(a) - orderOf(b))
  const settle = () => {
    const usable = items()
    if (!current.current || !usable.includes(current.current)) current.current = usable[0] ?? null
    for (const element of ref.current?.querySelectorAll<HTMLElement>(item) ?? []) {
      element.tabIndex = element === current.current ? 0 : -1
    }
  }
  // Buttons come, go and are disabled as the cursor moves.
  useEffect(() => {
    settle()
    const observer = new MutationObserver(settle)
    if (ref.current) {
      observer.observe(ref.current, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    }
    return () => observer.disconnect()
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!items().includes(target)) return
    current.current = target
    settle()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const usable = items()
    const index = usable.indexOf(event.target as HTMLElement)
    const rtl = ref.current ? getComputedStyle(ref.current).direction === 'rtl' : false
    const steps: Readonly<Record<string, number>> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
      [rtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
      Home: 0,
      End: usable.length - 1,
    }
    const next = steps[event.key]
    if (index < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    usable[(next + usable.length) % usable.length]?.focus()
  }

  return { ref, onFocus, onKeyDown }
}
