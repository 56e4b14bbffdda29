import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSubmenus } from './submenus.ts'

describe('the first tap on an item with a submenu', () => {
  let link: HTMLAnchorElement
  beforeEach(() => {
    document.body.innerHTML =
      '<ul><li data-submenu><a href="#huts" aria-expanded="false">Huts</a><ul><li><a href="#oak">Oak</a></li></ul></li></ul>'
    link = document.querySelector('a') as HTMLAnchorElement
  })

  function start({ touch }: { touch: boolean }): void {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query === '(hover: none)' }))
    startSubmenus()
  }

  /** @returns whether the link was followed. */
  const click = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

  const press = (pointerType: string) =>
    link.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))

  it('opens it where the script came between the finger and the click, and the second one follows the link', () => {
    press('touch')
    start({ touch: true })
    expect(click()).toBe(false)
    expect(link.getAttribute('aria-expanded')).toBe('true')
    press('touch')
    expect(click()).toBe(true)
  })

  it('is no tap where there is a mouse: the link is followed', () => {
    press('mouse')
    start({ touch: false })
    expect(click()).toBe(true)
  })
})
