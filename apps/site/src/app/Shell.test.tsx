import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetup, calls, everyScreen, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { down, findHeading, status } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { styleRules } from '../testing/style-rules.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('layout', () => {
  it('has masthead, drawer, page and, if one is set, a background image (SHELL-001), stretched and fixed (SHELL-047)', async () => {
    const { container } = renderShell({ state: pageState({ setup: appSetup({ bi: 31 }) }) })
    expect(screen.getByRole('banner')).toBeVisible()
    expect(container.querySelector('nav[popover]')).not.toBeNull()
    await findHeading('Text of page 1')
    const background = container.querySelector('.background')!
    const { backgroundImage, backgroundSize, position } = getComputedStyle(background)
    expect(backgroundImage).toContain('/api/1/private/file-get.php?id=31')
    expect([backgroundSize, position]).toEqual(['cover', 'fixed'])
  })

  it('has no background image when none is set (SHELL-048)', () => {
    const { container } = renderShell({ state: pageState() })
    expect(container.querySelector('.background')).toBeNull()
  })

  it.each([
    [960, '960px'],
    [800, '800px'],
  ])('is as wide as the site setting says, %i (SHELL-044, SECT-093)', (bodyWidth, written) => {
    const { container } = renderShell({ state: pageState({ settings: { ...pageState().settings, bodyWidth } }) })
    expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--body-width')).toBe(written)
    expect(styleRules('> main')).toContain('max-width: calc(var(--body-width) + 2 * var(--gutter))')
  })

  it('gives a screen with a wide table more room than the setting, and no other', async () => {
    const setup = loggedInSetup(['core.admin'])
    const screens = everyScreen.map((one) => ({ ...one, wide: one.path === 'filemanager' }))
    const { container, router } = renderShell({ path: '/pages/filemanager', state: pageState({ setup }), screens })
    await screen.findByText('The File Manager screen')
    expect(container.firstElementChild).toHaveAttribute('data-wide')
    expect(styleRules('[data-wide] > main')).toContain('max-width: calc(max(var(--body-width), ')
    await act(() => router.navigate('/pages/siteeditor'))
    await screen.findByText('The Site Settings screen')
    expect(container.firstElementChild).not.toHaveAttribute('data-wide')
  })

  it('lets the keyboard skip to the content', async () => {
    const { user } = renderShell({ state: pageState() })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  })
})

describe('start', () => {
  it("shows 'Site loading...' at the empty path (SHELL-023) until the setup is there (SHELL-024), then the default page (SHELL-025) at the same address (SHELL-026)", async () => {
    const setup = Promise.withResolvers<unknown>()
    const { parts, router } = renderShell({ answers: { [calls.setup]: () => setup.promise, [calls.property]: [''] } })
    const started = parts.store.getState().start()
    expect(status()).toBe('Site loading...')
    setup.resolve(appSetup())
    await findHeading('Text of page 1')
    await started
    expect(router.state.location.pathname).toBe('/')
  })

  it('stays on the loading screen when the setup fails, without a message (ERR-003)', async () => {
    const { parts } = renderShell({ answers: { [calls.setup]: down, [calls.property]: [''] } })
    await act(() => parts.store.getState().start())
    expect(status()).toBe('Site loading...')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('lets the fixed routes work for everyone when the setup fails', async () => {
    const { parts } = renderShell({
      path: '/pages/single-page/5',
      answers: { [calls.setup]: down, [calls.property]: [''] },
    })
    expect(status()).toBe('Site loading...')
    await act(() => parts.store.getState().start())
    await findHeading('Text of page 5')
  })
})

describe('session', () => {
  it('starts as the setup says (SESS-003), nobody being logged in without it (SESS-001)', () => {
    const { parts } = renderShell()
    expect(parts.session.getState()).toMatchObject({ authenticated: false, permissions: ['public'] })
    const loggedIn = renderShell({ state: pageState({ setup: loggedInSetup(['core.admin']) }) })
    expect(loggedIn.parts.session.getState()).toMatchObject({ authenticated: true, permissions: ['core.admin'] })
  })
})
