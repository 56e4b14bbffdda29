import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { appSetup, calls, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { down, findHeading } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'

let log: MockInstance
beforeEach(() => void (log = vi.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => void vi.restoreAllMocks())

describe('logging out', () => {
  async function logOut(path: string, answers = {}) {
    const view = renderShell({ path, state: pageState({ setup: loggedInSetup() }), answers })
    view.server.answers[calls.setup] = appSetup()
    await view.user.click(screen.getByRole('button', { name: 'Account' }))
    await view.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(view.parts.session.getState().authenticated).toBe(false))
    return view
  }

  it('removes the permissions (SESS-005) and reads the menu again (NAV-031)', async () => {
    const { parts, server } = await logOut('/huts')
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
    const { router } = await logOut('/pages/pagemanager', { [calls.logout]: later })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await findHeading('Text of page 1')
    expect(beside.filter((node) => node.textContent?.includes('LOGIN'))).toEqual([])
    observer.disconnect()
  })

  it('leaves the focus at the menu', async () => {
    await logOut('/huts')
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
  })

  it.each([
    ['loads the document anew that was in their language', 'de', [[]]],
    ['goes on in the document that was in the language of the site', undefined, []],
  ])('%s', async (_, language, reopened) => {
    const reopen = vi.fn()
    const state = pageState({ setup: loggedInSetup(), ...(language !== undefined && { language }) })
    const view = renderShell({ path: '/huts', state, reopen })
    view.server.answers[calls.setup] = appSetup()
    await view.user.click(screen.getByRole('button', { name: 'Account' }))
    await view.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(view.parts.store.getState().setup?.auth).toBe(0))
    await waitFor(() => expect(reopen.mock.calls).toEqual(reopened))
  })

  it('works without the server, and only logs the failure', async () => {
    await logOut('/huts', { [calls.logout]: down })
    expect(log).toHaveBeenCalledWith(down)
  })

  describe('with words that the server has something newer of', () => {
    const text = /^You are logged out\. What you typed on one page or screen and did not save is kept on this device/
    const copyKey = 'sitewright.working-copy 7 page-3 aaaaaaaaaaaaaaaa'
    const kept = { copy: 'cccccccccccccccc', base: {}, content: 'Typed elsewhere', saved: 1 }
    const copyAnswers = { 'GET private/working-copy-get.json.php': () => ({ account: 7, kept }) }
    beforeEach(() => {
      const copy = { account: 7, subject: 'page-3', copy: 'aaaaaaaaaaaaaaaa', base: {}, content: 'Words' }
      localStorage.setItem(copyKey, JSON.stringify({ ...copy, saved: 1_795_000_000_000, sent: false }))
    })
    afterEach(() => localStorage.clear())

    it('says that they are kept here', async () => {
      const { user } = await logOut('/huts', copyAnswers)
      expect(await screen.findByText(text)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'OK' }))
      expect(localStorage.getItem(copyKey)).not.toBeNull()
    })

    it('takes them away where that is asked for', async () => {
      const { user } = await logOut('/huts', copyAnswers)
      await screen.findByText(text)
      await user.click(screen.getByRole('button', { name: 'Delete it here' }))
      await waitFor(() => expect(localStorage.getItem(copyKey)).toBeNull())
    })
  })

  it('loads the page again, since its content may depend on permissions', async () => {
    const { server } = await logOut('/huts')
    await waitFor(() => expect(server.calls.filter(([key]) => key === calls.content)).toHaveLength(2))
  })
})
