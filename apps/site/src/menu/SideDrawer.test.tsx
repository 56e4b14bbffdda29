import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { appSetup, loggedInSetup, menuItem, pageState } from '../testing/fixtures.ts'
import { styleRules } from '../testing/style-rules.ts'
import { renderShell } from '../testing/render-shell.tsx'

const routes = ['home', 'huts', 'ridge'].map((l, place) => ({ r: 'single-page', l, id: place + 1 }))
const menu = [
  menuItem('Huts', { Shortcut: '/huts', Children: [menuItem('Ridge hut', { Shortcut: '/ridge' })] }),
  menuItem('About', { Children: [menuItem('People', { Renderer: 'single-page', idPage: 4 })] }),
]

function renderDrawer(setup = appSetup({ routes }), path = '/home') {
  const view = renderShell({ path, state: pageState({ setup, menu }) })
  const button = screen.getByLabelText('Menu', { selector: 'button' })
  return { ...view, button, drawer: () => screen.queryByRole('navigation', { name: 'Side menu' }) }
}

describe('side drawer', () => {
  it('is toggled by the masthead (SHELL-042), by its menu button (NAV-001)', async () => {
    const { user, button, drawer } = renderDrawer()
    expect(drawer()).toBeNull()
    await user.click(button)
    expect(drawer()).toBeVisible()
    await user.click(button)
    expect(drawer()).toBeNull()
  })

  it('has its button on small screens only (NAV-001)', () => {
    const { button } = renderDrawer()
    expect(button).not.toBeVisible()
    expect(styleRules('.smallScreen')).toMatch(/\{ display: inline-flex; \}\n@media .*min-width: 48rem.* display: none/)
  })

  it('is 250 px wide and holds the navigation items (SHELL-041)', async () => {
    const { user, button, drawer } = renderDrawer()
    await user.click(button)
    expect(getComputedStyle(drawer()!).width).toBe('250px')
    const items = within(drawer()!)
    expect(items.getByRole('link', { name: 'Ridge hut' })).toHaveAttribute('href', '/ridge')
    expect(items.getByText('About')).toBeVisible()
    expect(items.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/pages/single-page/4')
  })

  it('marks the entry of the page that is open, and in its looks what that is below', async () => {
    const { user, button, drawer } = renderDrawer(appSetup({ routes }), '/ridge')
    await user.click(button)
    const items = within(drawer()!)
    expect(items.getByRole('link', { name: 'Ridge hut' })).toHaveAttribute('aria-current', 'page')
    expect(items.getByRole('link', { name: 'Huts' })).toHaveAttribute('data-within')
    expect(items.getByRole('link', { name: 'Huts' })).not.toHaveAttribute('aria-current')
    expect(items.getByText('About')).not.toHaveAttribute('data-within')
  })

  it('closes when an entry is chosen, which navigates to it (NAV-022)', async () => {
    const { user, button, drawer, router } = renderDrawer()
    await user.click(button)
    await user.click(within(drawer()!).getByRole('link', { name: 'Ridge hut' }))
    expect(router.state.location.pathname).toBe('/ridge')
    expect(drawer()).toBeNull()
  })

  it('closes when the window gets another width (SHELL-043), but not for a new height', async () => {
    const { user, button, drawer } = renderDrawer()
    await user.click(button)
    resizeTo({ innerHeight: 300 })
    expect(drawer()).toBeVisible()
    resizeTo({ innerWidth: 1300 })
    expect(drawer()).toBeNull()
  })

  it('leads staff to Start, for which the masthead has no room, and nobody else', async () => {
    const { user, button, drawer, router } = renderDrawer({ ...loggedInSetup(['core.page-manager']), routes })
    await user.click(button)
    await user.click(within(drawer()!).getByRole('link', { name: 'Start' }))
    expect(router.state.location.pathname).toBe('/pages/start')
    cleanup()
    const visitor = renderDrawer()
    await visitor.user.click(visitor.button)
    expect(within(visitor.drawer()!).queryByRole('link', { name: 'Start' })).toBeNull()
  })

  it('closes by its own button', async () => {
    const { user, button, drawer } = renderDrawer()
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(drawer()).toBeNull()
  })
})

function resizeTo(size: { innerWidth?: number; innerHeight?: number }) {
  Object.assign(window, size)
  act(() => void window.dispatchEvent(new Event('resize')))
}
