import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { everyScreen, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { allFetched } from '../testing/in-shell.ts'
import { styleRules } from '../testing/style-rules.ts'
import { renderShell } from '../testing/render-shell.tsx'
import type { PageState } from '../state/page-state.ts'

const renderMasthead = (state: Partial<PageState> = {}, screens = everyScreen) =>
  renderShell({ path: '/home', state: pageState(state), screens })

const withLogos = (logoLarge: number, logoSmall: number) => ({
  settings: { ...pageState().settings, logoLarge, logoSmall },
})
const brand = () => screen.getByRole('link', { name: 'Tramping Club' })
const pictures = () => [...brand().querySelectorAll('img')]

describe('brand', () => {
  it('is the large logo (NAV-004) from the small breakpoint up (NAV-002), the small one (NAV-005) below it (NAV-003)', () => {
    renderMasthead(withLogos(11, 12))
    const [large, small] = pictures()
    expect(large).toHaveAttribute('src', '/api/1/private/file-get.php?id=11')
    expect(small).toHaveAttribute('src', '/api/1/private/file-get.php?id=12')
    expect(large).toBeVisible()
    expect(small).not.toBeVisible()
    expect(styleRules('.brand .large')).toMatch(
      /^\.masthead \.brand \.large \{ display: none; \}\n@media .*min-width: 30rem.* display: block/,
    )
    expect(styleRules('.brand .small')).toMatch(
      /^\.masthead \.brand \.small \{ display: block; \}\n@media .*min-width: 30rem.* display: none/,
    )
  })

  it('leads to the start page', () => {
    renderMasthead(withLogos(11, 12))
    expect(brand()).toHaveAttribute('href', '/')
  })

  it('is the title if no logo is set', () => {
    renderMasthead(withLogos(0, 12))
    expect(pictures()).toHaveLength(1)
    expect(brand()).toHaveTextContent('Tramping Club')
  })

  it('is the title if a logo cannot be loaded, which is only logged (ERR-015)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    renderMasthead(withLogos(11, 12))
    const [large, small] = pictures()
    fireEvent.error(large!)
    expect(large).not.toBeVisible()
    expect(large!.nextElementSibling).toHaveTextContent('Tramping Club')
    expect(large!.nextElementSibling).toBeVisible()
    expect(small!.nextElementSibling).not.toBeVisible()
    expect(log).toHaveBeenCalledOnce()
    await allFetched()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    log.mockRestore()
  })
})

describe('link bar', () => {
  const list = [
    { IconSet: 'fab', Icon: 'github', Url: 'https://example.org/code', Tooltip: 'Our code' },
    { IconSet: 'fas', Icon: 'envelope', Url: 'mailto:a@example.org', Tooltip: 'Write to us' },
    { IconSet: 'mat', Icon: 'unknown', Url: '/huts', Tooltip: 'Huts' },
  ]
  const icons = {
    'fab:github': { body: '<path id="github"/>', width: 496, height: 512 },
    'fas:envelope': { body: '<path id="envelope"/>', width: 512, height: 512 },
  }
  const renderLinks = () => renderMasthead({ links: { config: JSON.stringify(list), icons } })

  it('has one icon button for each link, in the order of the list (NAV-006)', () => {
    renderLinks()
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    expect(names.filter((name) => list.some(({ Tooltip }) => Tooltip === name))).toEqual([
      'Our code',
      'Write to us',
      'Huts',
    ])
  })

  it('opens a link in a new tab (NAV-007), which cannot access this one', () => {
    renderLinks()
    const link = screen.getByRole('link', { name: 'Our code' })
    expect(link).toHaveAttribute('href', 'https://example.org/code')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('shows the tooltip of a link (NAV-008)', async () => {
    const { user } = renderLinks()
    await user.hover(screen.getByRole('link', { name: 'Our code' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Our code')
  })

  it('takes each icon from its set (NAV-009), or a plain one if the set has none of that name', () => {
    renderLinks()
    expect(screen.getByRole('link', { name: 'Our code' }).querySelector('#github')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Write to us' }).querySelector('#envelope')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Huts' }).querySelector('svg > circle')).not.toBeNull()
  })
})

describe('settings menu', () => {
  const button = () => screen.queryByRole('button', { name: 'Settings' })

  it('is shown to holders of core.admin only (NAV-010)', () => {
    const manager = renderMasthead({ setup: loggedInSetup(['core.menu-manager', 'core.page-manager']) })
    expect(button()).toBeNull()
    manager.unmount()
    renderMasthead({ setup: loggedInSetup(['core.admin']) })
    expect(button()).toBeVisible()
  })

  it('lists the screens of the administration in their order, each leading to its route', async () => {
    const { user } = renderMasthead({ setup: loggedInSetup() })
    await user.click(button()!)
    const entries = within(screen.getByRole('menu', { name: 'Settings' })).getAllByRole('menuitem')
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Menu Editor', '/pages/menueditor'],
      ['Site Settings', '/pages/siteeditor'],
      ['Page Manager', '/pages/pagemanager'],
      ['Link Manager', '/pages/linkmanager'],
      ['Form Release Manager', '/pages/releasemanager'],
      ['File Manager', '/pages/filemanager'],
      ['Role Manager', '/pages/rolemanager'],
      ['Account Manager', '/pages/accountmanager'],
      ['Trash', '/pages/trash'],
      ['Look', '/pages/look'],
      ['Audit Log', '/pages/auditlog'],
      ['Mail', '/pages/mail'],
    ])
  })

  it('has no entry for a screen that is not installed', async () => {
    const installed = everyScreen.filter(({ path }) => path === 'pagemanager')
    const { user } = renderMasthead({ setup: loggedInSetup() }, installed)
    await user.click(button()!)
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Page Manager'])
  })

  it('goes by arrow keys, Home and End, and gives the focus back', async () => {
    const { user } = renderMasthead({ setup: loggedInSetup() })
    await user.click(button()!)
    expect(screen.getByRole('menuitem', { name: 'Menu Editor' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Page Manager' })).toHaveFocus()
    await user.keyboard('{End}{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Menu Editor' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Mail' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button()).toHaveFocus()
  })

  it('opens the screen that is chosen', async () => {
    const { user, router } = renderMasthead({ setup: loggedInSetup() })
    await user.click(button()!)
    await user.click(screen.getByRole('menuitem', { name: 'Page Manager' }))
    expect(router.state.location.pathname).toBe('/pages/pagemanager')
    expect(await screen.findByText('The Page Manager screen')).toBeVisible()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('the way to Start', () => {
  const link = () => within(screen.getByRole('banner')).queryByRole('link', { name: 'Start', hidden: true })

  it.each(['core.admin', 'core.page-manager'])('is there for holders of %s', async (permission) => {
    const { user, router } = renderMasthead({ setup: loggedInSetup([permission]) })
    expect(styleRules('.largeScreen')).toMatch(/display: none.*min-width: 48rem.*display: inline-flex/s)
    await user.click(link()!)
    expect(router.state.location.pathname).toBe('/pages/start')
    expect(await screen.findByText('The Start screen')).toBeVisible()
    // the side bar has one
    expect(link()).toBeNull()
  })

  it.each([['visitors'], ['whoever has an account only', loggedInSetup(['core.account-owner'])]])(
    'is not there for %s',
    async (_, setup?) => {
      renderMasthead(setup && { setup })
      await allFetched()
      expect(link()).toBeNull()
    },
  )
})

describe('account menu', () => {
  const button = () => screen.getByRole('button', { name: 'Account' })
  const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent)

  it('offers to log in (NAV-013), with an icon that is not coloured (NAV-012)', async () => {
    const { user } = renderMasthead()
    expect(button()).not.toHaveAttribute('data-accent')
    await user.click(button())
    expect(entries()).toEqual(['Login'])
    await user.click(screen.getByRole('menuitem', { name: 'Login' }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('offers the own account and to log out (NAV-014), with an icon in the primary colour (NAV-012)', async () => {
    const { user, router } = renderMasthead({ setup: loggedInSetup() })
    expect(button()).toHaveAttribute('data-accent')
    expect(styleRules('.icon[data-accent]')).toContain('color: var(--chakra-colors-accent-fg)')
    await user.click(button())
    expect(entries()).toEqual(['My Account', 'Logout'])
    await user.click(screen.getByRole('menuitem', { name: 'My Account' }))
    expect(router.state.location.pathname).toBe('/pages/myaccount')
    expect(await screen.findByText('The My Account screen')).toBeVisible()
  })
})

describe('notices', () => {
  it('are none in the masthead (NAV-027), hence not shown at all (NAV-023)', async () => {
    renderMasthead()
    await allFetched()
    expect(brand()).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
  })
})
