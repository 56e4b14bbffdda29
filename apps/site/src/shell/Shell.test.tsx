import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetup, calls, everyScreen, menuItem, pageState, signedInSetup } from '../testing/fixtures.ts'
import { styleRules } from '../testing/style-rules.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { textKind } from '../testing/text-kind.tsx'

const down = new ApiError('down', { status: 0 })
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())
afterEach(() => vi.useRealTimers())

const text = (of: string) => screen.findByRole('heading', { name: of })
const status = () => screen.getByRole('status').textContent

describe('layout', () => {
  it('has masthead, drawer, page and, if one is set, a background image (SHELL-001), stretched and fixed (SHELL-047)', async () => {
    const { container } = renderShell({ state: pageState({ setup: appSetup({ bi: 31 }) }) })
    expect(screen.getByRole('banner')).toBeVisible()
    expect(container.querySelector('nav[popover]')).not.toBeNull()
    await text('Text of page 1')
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
    await text('Text of page 1')
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
    await text('Text of page 5')
  })
})

describe('pages', () => {
  it('can be read by a visitor who is not signed in (SHELL-003), and reached through the menu (SHELL-004)', async () => {
    const menu = [menuItem('Huts', { Shortcut: '/huts' })]
    const { user } = renderShell({ state: pageState({ menu }) })
    expect(await text('Text of page 1')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Huts' }))
    expect(await text('Text of page 2')).toBeVisible()
  })

  it('show a spinner until their content is there (SHELL-038)', async () => {
    const content = Promise.withResolvers<unknown>()
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: () => content.promise } })
    expect(status()).toBe('Loading')
    content.resolve(['There'])
    await text('There')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('load anew when the parameters of their route change (SHELL-037)', async () => {
    const { router } = renderShell({ path: '/pages/single-page/7', state: pageState() })
    await text('Text of page 7')
    await act(() => router.navigate('/pages/single-page/8'))
    await text('Text of page 8')
    expect(screen.queryByText('Text of page 7')).toBeNull()
  })

  it('of different kinds show by their own kind (SHELL-032), the unknown as a single page (SHELL-035)', async () => {
    const routes = [
      { r: 'form', l: 'contact', id: 1 },
      { r: 'blog', l: 'news', id: 2 },
    ]
    const installed = [textKind('single-page'), textKind('form')]
    const { router } = renderShell({ path: '/contact', state: pageState({ setup: appSetup({ routes }) }), installed })
    await text('Text of page 1')
    expect(screen.getByRole('article')).toHaveAttribute('data-kind', 'form')
    await act(() => router.navigate('/news'))
    await text('Text of page 2')
    expect(screen.getByRole('article')).toHaveAttribute('data-kind', 'single-page')
  })

  it('keep the spinner after a failed load (SHELL-039, SHELL-040), log it, and try again after growing pauses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let loads = 0
    const content = () => ((loads += 1) < 4 ? down : ['There at last'])
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: content } })
    await waitFor(() => expect(log).toHaveBeenCalledWith(down))
    expect(status()).toBe('Loading')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(loads).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(loads).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(1000 + 4000))
    await text('There at last')
    expect(loads).toBe(4)
  })

  it('say so when the visitor may not see them', async () => {
    const denied = new ApiError('no', { status: 403, body: { error: 'Permission denied' } })
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: denied } })
    expect(await text('You do not have permissions to view this page')).toBeVisible()
  })

  it('of a kind with permissions of its own are kept from those who lack them', async () => {
    const installed = [textKind('single-page', {}, { needs: ['plugin.progresssystem.admin'] })]
    const { server } = renderShell({ path: '/huts', state: pageState({ setup: signedInSetup() }), installed })
    await text('You do not have permissions to view this page')
    expect(server.calls.map(([key]) => key)).not.toContain(calls.content)
  })

  it('of a kind that is not installed say which one', async () => {
    renderShell({ path: '/pages/form/3', state: pageState() })
    await text('This page kind is not installed')
    expect(screen.getByText(/‘form’/)).toBeVisible()
  })

  it('that break leave the rest standing', async () => {
    const View = () => {
      throw new Error('broken view')
    }
    renderShell({ path: '/huts', state: pageState(), installed: [textKind('single-page', { View })] })
    expect(await screen.findByRole('alert')).toHaveTextContent("its page kind 'single-page' failed")
    expect(screen.getByRole('banner')).toBeVisible()
  })

  it('give the browser tab their title, after it that of the site (SHELL-049)', async () => {
    const menu = [menuItem('Our huts', { Shortcut: '/huts', idPage: 2 })]
    const { router } = renderShell({
      path: '/nowhere',
      state: pageState({ menu, view: { found: 'missing' } }),
    })
    expect(document.title).toBe('Page not found – Tramping Club')
    await act(() => router.navigate('/huts'))
    await text('Text of page 2')
    expect(document.title).toBe('Our huts – Tramping Club')
    await act(() => router.navigate('/home'))
    await text('Text of page 1')
    expect(document.title).toBe('Text of page 1 – Tramping Club')
  })

  it('report each view once (SHELL-052)', async () => {
    const { router, server } = renderShell({ path: '/huts', state: pageState() })
    const hits = () => server.calls.filter(([key]) => key === calls.hit).map(([, input]) => input)
    await text('Text of page 2')
    await act(() => router.navigate('/'))
    await text('Text of page 1')
    await act(() => router.navigate('#part'))
    await act(() => router.navigate(-2))
    await text('Text of page 2')
    expect(hits()).toEqual([{ id: 2 }, { id: 1 }, { id: 2 }])
  })
})

describe('other addresses', () => {
  const refused = () => vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))

  it('show the 404 page with a way to the start page (SHELL-027)', async () => {
    refused()
    const { user, router } = renderShell({ path: '/nowhere', state: pageState() })
    await text('404')
    expect(screen.getByText('Page not found')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }))
    expect(router.state.location.pathname).toBe('/')
    await text('Text of page 1')
  })

  it('are looked up among all routes before they are given up', async () => {
    const { server } = renderShell({
      path: '/huts',
      state: pageState({ setup: appSetup({ routes: [] }), routesComplete: false }),
      answers: { [calls.setup]: appSetup() },
    })
    await text('Text of page 2')
    expect(server.calls.filter(([key]) => key === calls.setup)).toHaveLength(1)
  })

  it('show the refusal where the server says that there is a page, but not for this visitor', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 403 }))
    renderShell({ path: '/members', state: pageState() })
    await text('You do not have permissions to view this page')
    expect(fetch).toHaveBeenCalledWith('/members', { method: 'HEAD' })
  })
})

describe('guarded addresses', () => {
  const login = () => screen.findByRole('dialog', { name: 'Login' })

  it('ask a visitor to sign in over the start page, then lead on (SHELL-028)', async () => {
    const answers = {
      [calls.login]: { permissions: ['core.page-manager'] },
      [calls.setup]: signedInSetup(['core.page-manager']),
    }
    const { user, router } = renderShell({ path: '/pages/pagemanager', state: pageState(), answers })
    await login()
    expect(screen.getByText('Text of page 1')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'kim@example.org')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByText('The Page Manager screen')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/pages/pagemanager')
  })

  it('wait for the setup before they ask anybody (SHELL-024)', async () => {
    const setup = Promise.withResolvers<unknown>()
    const answers = { [calls.setup]: () => setup.promise, [calls.property]: [''] }
    const { parts } = renderShell({ path: '/pages/pagemanager', answers })
    const started = parts.store.getState().start()
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['Site loading...'])
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => setup.resolve(signedInSetup()))
    expect(await screen.findByText('The Page Manager screen')).toBeVisible()
    await started
  })

  it('lead to the start page when the visitor does not want to sign in', async () => {
    const { user, router } = renderShell({ path: '/pages/pagemanager', state: pageState() })
    await login()
    await user.click(screen.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show the 404 page to who is signed in without the permission (SHELL-028)', async () => {
    renderShell({ path: '/pages/siteeditor', state: pageState({ setup: signedInSetup(['core.page-manager']) }) })
    await text('404')
    expect(screen.queryByText('The Site Settings screen')).toBeNull()
  })

  it('let in who holds the permission that their route data name (SHELL-030)', async () => {
    renderShell({ path: '/pages/menueditor', state: pageState({ setup: signedInSetup(['core.menu-manager']) }) })
    expect(await screen.findByText('The Menu Editor screen')).toBeVisible()
  })

  it.each(everyScreen.filter(({ needs }) => needs.length > 0))(
    'let staff manage: $label (SHELL-002)',
    async ({ path, label, needs }) => {
      renderShell({ path: `/pages/${path}`, state: pageState({ setup: signedInSetup([needs.at(-1)!]) }) })
      expect(await screen.findByText(`The ${label} screen`)).toBeVisible()
    },
  )

  it.each(['passwordreset', 'deactivate'])(
    'are none for a visitor with the link pages/%s/{uid} (SHELL-005)',
    async (path) => {
      renderShell({ path: `/pages/${path}/abc`, state: pageState() })
      const { label } = everyScreen.find((one) => one.path === path)!
      expect(await screen.findByText(`The ${label} screen`)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

describe('signing out', () => {
  async function signOut(path: string, answers = {}) {
    const view = renderShell({ path, state: pageState({ setup: signedInSetup() }), answers })
    view.server.answers[calls.setup] = appSetup()
    await view.user.click(screen.getByRole('button', { name: 'Account' }))
    await view.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(view.parts.session.getState().authenticated).toBe(false))
    return view
  }

  it('takes the permissions away (SESS-005) and reads the menu again (NAV-031)', async () => {
    const { parts, server } = await signOut('/huts')
    expect(parts.session.getState().permissions).toEqual(['public'])
    await waitFor(() => expect(server.calls.map(([key]) => key)).toContain(calls.menu))
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
  })

  it('leads from a guarded page to the start page, without asking for a login even for a moment', async () => {
    const beside: Node[] = []
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) if (target === document.body) beside.push(...addedNodes)
    })
    const later = () => new Promise((resolve) => setTimeout(resolve, 20, {}))
    observer.observe(document.body, { childList: true })
    const { router } = await signOut('/pages/pagemanager', { [calls.logout]: later })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await text('Text of page 1')
    expect(beside.filter((node) => node.textContent?.includes('LOGIN'))).toEqual([])
    observer.disconnect()
  })

  it('works without the server, which is only logged', async () => {
    await signOut('/huts', { [calls.logout]: down })
    expect(log).toHaveBeenCalledWith(down)
  })

  it('loads the page anew, for what it shows may depend on the rights', async () => {
    const { server } = await signOut('/huts')
    await waitFor(() => expect(server.calls.filter(([key]) => key === calls.content)).toHaveLength(2))
  })
})

describe('session', () => {
  it('starts as the setup says (SESS-003), nobody being signed in without it (SESS-001)', () => {
    const { parts } = renderShell()
    expect(parts.session.getState()).toMatchObject({ authenticated: false, permissions: ['public'] })
    const signedIn = renderShell({ state: pageState({ setup: signedInSetup(['core.admin']) }) })
    expect(signedIn.parts.session.getState()).toMatchObject({ authenticated: true, permissions: ['core.admin'] })
  })
})
