import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appSetup, menuItem, pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'

const booking = menuItem('Booking', { Renderer: 'single-page', idPage: 6 })
const routes = ['home', 'huts', 'ridge', 'rides'].map((l, place) => ({ r: 'single-page', l, id: place + 1 }))
const menu = [
  menuItem('Home', { Shortcut: '/home', Icon: 'home' }),
  menuItem('Huts', {
    Shortcut: '/huts',
    Children: [
      menuItem('Ridge hut', { Shortcut: '/ridge' }),
      menuItem('Lake hut', { Shortcut: '/lake', Children: [booking] }),
    ],
  }),
  menuItem('About', { Children: [menuItem('People', { Renderer: 'form', idPage: 4, Anchor: 'us' })] }),
  menuItem('More', { Children: [menuItem('Rides', { Shortcut: '/rides' })] }),
  menuItem('Soon'),
]

function renderMenu(path = '/home') {
  const icons = { 'mat:home': { body: '<path id="home-picture"/>', width: 24, height: 24 } }
  const state = pageState({ setup: appSetup({ routes, dp: 'home' }), menu, links: { config: '', icons } })
  const view = renderShell({ path, state })
  return { ...view, nav: within(screen.getByRole('navigation', { name: 'Main menu' })) }
}

const entry = (name: string) => screen.getByRole('link', { name })
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true'

afterEach(() => vi.useRealTimers())

describe('main menu', () => {
  it('is shown below the toolbar (NAV-015), its items being those of the setup (NAV-030)', () => {
    const { nav, container } = renderMenu()
    const header = container.querySelector('header')
    expect(header?.lastElementChild).toBe(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
    expect(nav.getByRole('link', { name: 'Home' }).querySelector('#home-picture')).not.toBeNull()
    expect(nav.getByText('People').closest('a')).toHaveAttribute('href', '/pages/form/4#us')
  })

  it('has a plain button for an item without children (NAV-018), marked where the visitor is', () => {
    const { nav } = renderMenu()
    const home = nav.getByRole('link', { name: 'Home' })
    expect(home).not.toHaveAttribute('aria-expanded')
    expect(home).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('button', { name: 'Soon' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is marked at the site’s own address if the item leads to the default page', () => {
    const { nav } = renderMenu('/')
    expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
  })

  it.each([
    ['/ridge', 'Ridge hut', ['Huts']],
    ['/pages/single-page/6', 'Booking', ['Huts', 'Lake hut']],
    ['/pages/single-page/3', 'Ridge hut', ['Huts']],
    ['/rides', 'Rides', ['More']],
    ['/huts', 'Huts', []],
  ])('is marked at %s where %s leads, and in its looks at what that is below', (path, exact, around) => {
    const { nav } = renderMenu(path)
    const marked = (selector: string) =>
      [...nav.getAllByRole('link', { hidden: true }), ...nav.getAllByRole('button', { hidden: true })]
        .filter((item) => item.matches(selector))
        .map((item) => item.textContent)
    expect(marked('[aria-current]')).toEqual([exact])
    expect(marked('[data-within]')).toEqual(around)
  })

  it('opens a submenu when the mouse hovers over its item (NAV-019)', async () => {
    const { user } = renderMenu()
    expect(isOpen('Huts')).toBe(false)
    await user.hover(entry('Huts'))
    expect(isOpen('Huts')).toBe(true)
  })

  it('closes a submenu 50 ms after the pointer left (NAV-020)', async () => {
    const { user } = renderMenu()
    await user.hover(entry('Huts'))
    vi.useFakeTimers()
    await act(async () => void entry('Huts').closest('li')!.dispatchEvent(leave()))
    await act(() => vi.advanceTimersByTimeAsync(49))
    expect(isOpen('Huts')).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(isOpen('Huts')).toBe(false)
  })

  it('keeps a submenu when the pointer comes back in time (NAV-021)', async () => {
    const { user } = renderMenu()
    await user.hover(entry('Huts'))
    vi.useFakeTimers()
    const item = entry('Huts').closest('li')!
    await act(async () => void item.dispatchEvent(leave()))
    await act(() => vi.advanceTimersByTimeAsync(40))
    await act(async () => void item.dispatchEvent(enter()))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(isOpen('Huts')).toBe(true)
  })

  it('opens submenus of submenus', async () => {
    const { user } = renderMenu()
    await user.hover(entry('Huts'))
    await user.hover(entry('Lake hut'))
    expect(isOpen('Huts')).toBe(true)
    expect(isOpen('Lake hut')).toBe(true)
  })

  it('opens a submenu on focus, closes it by Escape and opens it again by Enter', async () => {
    const { user, router } = renderMenu()
    act(() => entry('Huts').focus())
    expect(isOpen('Huts')).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen('Huts')).toBe(false)
    expect(entry('Huts')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(isOpen('Huts')).toBe(true)
    expect(router.state.location.pathname).toBe('/home')
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/huts')
  })

  it('closes by Escape while the pointer rests on it, and opens when it comes again', async () => {
    const { user } = renderMenu()
    await user.hover(entry('Huts'))
    expect(isOpen('Huts')).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen('Huts')).toBe(false)
    await user.unhover(entry('Huts'))
    await user.hover(entry('Huts'))
    expect(isOpen('Huts')).toBe(true)
  })

  it('closes by a tap elsewhere, which moves no focus in some browsers', async () => {
    const { user } = renderMenu()
    await user.pointer({ keys: '[TouchA]', target: entry('Huts') })
    expect(isOpen('Huts')).toBe(true)
    act(() => void screen.getByRole('main').dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(isOpen('Huts')).toBe(false)
  })

  it('closes by Escape from within, and gives the focus back to the item', async () => {
    const { user } = renderMenu()
    act(() => entry('Huts').focus())
    act(() => entry('Ridge hut').focus())
    await user.keyboard('{Escape}')
    expect(entry('Huts')).toHaveFocus()
    expect(isOpen('Huts')).toBe(false)
  })

  it('closes when the focus goes elsewhere', async () => {
    renderMenu()
    act(() => entry('Huts').focus())
    act(() => entry('Lake hut').focus())
    expect(isOpen('Huts')).toBe(true)
    act(() => screen.getByRole('main').focus())
    expect(isOpen('Huts')).toBe(false)
  })

  it('opens by the first tap of a finger and navigates by the second', async () => {
    const { user, router } = renderMenu()
    await user.pointer({ keys: '[TouchA]', target: entry('Huts') })
    expect(isOpen('Huts')).toBe(true)
    expect(router.state.location.pathname).toBe('/home')
    await user.pointer({ keys: '[TouchA]', target: entry('Huts') })
    expect(router.state.location.pathname).toBe('/huts')
  })

  it('opens the submenu of an item without a page by a click', async () => {
    const { user, nav } = renderMenu()
    await user.click(nav.getByRole('button', { name: 'About' }))
    expect(nav.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes when an entry is chosen, and navigates to it (NAV-022)', async () => {
    const { user, router } = renderMenu()
    await user.hover(entry('Huts'))
    await user.click(entry('Ridge hut'))
    expect(router.state.location.pathname).toBe('/ridge')
    await waitFor(() => expect(isOpen('Huts')).toBe(false))
  })
})

// React tells entering and leaving from the events of the pointer over the document.
const leave = () =>
  new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body })
const enter = () =>
  new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body })
