import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appSetup, calls, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { allFetched, findHeading } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('other addresses', () => {
  const refused = () => vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))

  it('show the 404 page with a way to the start page (SHELL-027)', async () => {
    refused()
    const { user, router } = renderShell({ path: '/nowhere', state: pageState() })
    await findHeading('404')
    expect(screen.getByText('Page not found')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }))
    expect(router.state.location.pathname).toBe('/')
    await findHeading('Text of page 1')
  })

  it('are looked up among all routes before the 404 page is shown', async () => {
    const { server } = renderShell({
      path: '/huts',
      state: pageState({ setup: appSetup({ routes: [] }), routesComplete: false }),
      answers: { [calls.setup]: appSetup() },
    })
    await findHeading('Text of page 2')
    expect(server.calls.filter(([key]) => key === calls.setup)).toHaveLength(1)
  })

  it('show the refusal when the server says that the page exists, but not for this visitor', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 403 }))
    renderShell({ path: '/members', state: pageState() })
    await findHeading('You do not have permissions to view this page')
    expect(fetch).toHaveBeenCalledWith('/members', { method: 'HEAD' })
  })
})

describe('a page that is restricted to members', () => {
  const heading = 'You do not have permissions to view this page'
  const setup = { ...loggedInSetup(['core.page-manager']), routes: [{ r: 'single-page', l: 'members', id: 5 }] }
  const answers = { [calls.login]: { permissions: setup.permissions }, [calls.setup]: setup }
  const logIn = async ({ user }: ReturnType<typeof renderShell>) => {
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'kim@example.org')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  }

  it('lets a visitor log in, and is shown then', async () => {
    const shell = renderShell({ path: '/members', state: pageState({ view: { found: 'denied' } }), answers })
    expect(await findHeading(heading)).toBeVisible()
    await logIn(shell)
    expect(await findHeading('Text of page 5')).toBeVisible()
    expect(shell.router.state.location.pathname).toBe('/members')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does so too after a link led to it', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 403 }))
    const shell = renderShell({ path: '/members', state: pageState(), answers })
    expect(await findHeading(heading)).toBeVisible()
    await logIn(shell)
    expect(await findHeading('Text of page 5')).toBeVisible()
  })

  it('offers no login to somebody who is logged in', async () => {
    renderShell({ path: '/members', state: pageState({ view: { found: 'denied' }, setup }) })
    expect(await findHeading(heading)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'search this site' })).toHaveAttribute('href', '/search')
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  })
})

describe('guarded addresses', () => {
  const login = () => screen.findByRole('dialog', { name: 'Login' })

  it('ask a visitor to log in over the start page, then lead on (SHELL-028)', async () => {
    const answers = {
      [calls.login]: { permissions: ['core.page-manager'] },
      [calls.setup]: loggedInSetup(['core.page-manager']),
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
    await allFetched()
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => setup.resolve(loggedInSetup()))
    expect(await screen.findByText('The Page Manager screen')).toBeVisible()
    await started
  })

  it('lead to the start page when the visitor does not want to log in', async () => {
    const { user, router } = renderShell({ path: '/pages/pagemanager', state: pageState() })
    await login()
    await user.click(screen.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show the 404 page to people who are logged in without the permission (SHELL-028)', async () => {
    renderShell({ path: '/pages/siteeditor', state: pageState({ setup: loggedInSetup(['core.page-manager']) }) })
    await findHeading('404')
    expect(screen.queryByText('The Site Settings screen')).toBeNull()
  })

  it('open for holders of the permission that their route data name', async () => {
    renderShell({ path: '/pages/menueditor', state: pageState({ setup: loggedInSetup(['core.menu-manager']) }) })
    expect(await screen.findByText('The Menu Editor screen')).toBeVisible()
  })

  it('do not include pages/passwordreset/{uid}, which any visitor can open', async () => {
    renderShell({ path: '/pages/passwordreset/abc', state: pageState() })
    expect(await screen.findByText('The Password reset screen')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
