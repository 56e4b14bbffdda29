import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTooltips } from './tooltips.ts'

describe('the tip of a button with a menu', () => {
  let button: HTMLButtonElement
  let isOpen = false
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML =
      '<header><button aria-label="Account" data-tooltip="" popovertarget="m">A</button><div id="m"></div></header>'
    button = document.querySelector('button') as HTMLButtonElement
    const menu = document.getElementById('m') as HTMLElement
    // jsdom knows no popovers
    Object.assign(button, { popoverTargetElement: menu })
    Object.assign(menu, { checkVisibility: () => isOpen })
  })
  afterEach(() => void vi.useRealTimers())

  function hover(): void {
    button.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }))
    vi.runAllTimers()
  }

  const tip = () => document.querySelector('[role=tooltip]')?.textContent

  it('is its name, as long as the menu is closed', () => {
    startTooltips()
    isOpen = true
    hover()
    expect(tip()).toBeUndefined()
    isOpen = false
    hover()
    expect(tip()).toBe('Account')
  })
})
