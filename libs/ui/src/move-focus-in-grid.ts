import type { KeyboardEvent } from 'react'

/**
 * The arrow keys, Home and End among the buttons of a grid, however many are in a row. For the grid's `onKeyDown`;
 * only one of its buttons should be a stop of the Tab key.
 */
export function moveFocusInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const top = buttons[0]?.getBoundingClientRect().top ?? 0
  const below = buttons.findIndex((button) => button.getBoundingClientRect().top > top)
  const columns = below < 0 ? buttons.length : below
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const targets: Readonly<Record<string, number>> = {
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined || at < 0) return
  event.preventDefault()
  buttons[target]?.focus()
}
