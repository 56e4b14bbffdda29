import { ApiError } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, everyScreen, everything, loggedInSetup, appSetup, pageState } from '../testing/fixtures.ts'
import { button, dialog, email, password } from '../testing/open-login.ts'
import { renderShell } from '../testing/render-shell.tsx'

const holder = 'GET private/session-account.json.php'
const account = 'GET private/get-account.json.php'
const keep = 'GET private/working-copy-get.json.php'
const remove = 'GET private/page-delete.json.php'
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

/** A screen with something typed in, and a button whose call needs a session. */
function Screen() {
  const { api } = useSite()
  const messages = useMessages()
  const [done, setDone] = useState(0)
  async function press() {
    try {
      await api(remove, { id: 3 })
      setDone((times) => times + 1)
    } catch (error) {
      await messages.fail('Failed to delete page, see browser log for more information', error)
    }
  }
  return (
    <>
      <input
        aria-label="Words"
        onBlur={() => void api(keep, { subject: 'page-3' }, { background: true }).catch(() => {})}
      />
      <button type="button" onClick={() => void press()}>
        Delete
      </button>
      <output>{done} deleted</output>
    </>
  )
}

const screens = everyScreen.map((each) =>
  each.path === 'pagemanager' ? { ...each, load: async () => ({ default: Screen }) } : each,
)
const kim = { id: 4, email: 'kim@example.org' }

/** Somebody who typed something on a screen, whose session has then ended on the server. */
async function openEnded() {
  let session: object = kim
  const reopen = vi.fn()
  const signedIn = () => 'id' in session
  const view = renderShell({
    path: '/pages/pagemanager',
    state: pageState({ setup: loggedInSetup() }),
    screens,
    reopen,
    answers: {
      [calls.setup]: () => (signedIn() ? loggedInSetup() : appSetup()),
      [holder]: () => session,
      [account]: () => ({ auth: signedIn() ? 1 : 0, permissions: everything }),
      [keep]: () => (signedIn() ? { account: 4 } : new ApiError('gone', { status: 401 })),
      [remove]: () =>
        signedIn()
          ? {}
          : new ApiError('gone', { status: 401, body: { error: 'Permission denied', code: 'not-logged-in' } }),
      [calls.login]: ({ name }: { name: string }) => {
        session = name === kim.email ? kim : { id: 7, email: name }
        return { permissions: everything }
      },
    },
  })
  await act(() => view.parts.resumption.check())
  await view.user.type(await screen.findByRole('textbox', { name: 'Words' }), 'Typed words')
  session = {}
  return { ...view, reopen }
}

const words = () => screen.getByLabelText('Words')
const removals = ({ server }: { server: { calls: [string, unknown][] } }) =>
  server.calls.filter(([key]) => key === remove).length

describe('a session that ended', () => {
  it('is got back over the screen, and what was pressed goes on without the document being loaded', async () => {
    const view = await openEnded()
    await view.user.click(button('Delete'))
    const asked = await dialog('Login')
    expect(asked).toHaveTextContent('You have been logged out. Log in to go on; what you typed is still here.')
    expect(email()).toHaveValue('kim@example.org')
    await waitFor(() => expect(password()).toHaveFocus())
    await view.user.keyboard('secret{Enter}')
    expect(await screen.findByText('1 deleted')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(removals(view)).toBe(2)
    expect(view.reopen).not.toHaveBeenCalled()
    expect(words()).toHaveValue('Typed words')
    expect(view.parts.session.getState()).toMatchObject({ authenticated: true, ended: false })
    await waitFor(() => expect(view.server.calls.map(([key]) => key)).toContain(calls.menu))
    expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible()
  })

  it('is told without a dialog where nobody pressed anything, and can be got back from there', async () => {
    const view = await openEnded()
    await view.user.tab()
    expect(await screen.findByText('You are logged out. What you typed is still here.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await view.user.click(button('Log in'))
    await dialog('Login')
    await waitFor(() => expect(password()).toHaveFocus())
    await view.user.keyboard('secret{Enter}')
    await waitFor(() => expect(screen.queryByText(/You are logged out/)).toBeNull())
    expect(words()).toHaveValue('Typed words')
    // the button that was pressed is gone
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(await screen.findByText('You are logged in.')).toBeInTheDocument()
    expect(view.parts.session.getState()).toMatchObject({ authenticated: true, ended: false })
  })

  it('leaves the documented alert, with the reason below, for who does not log in', async () => {
    const view = await openEnded()
    await view.user.click(button('Delete'))
    await dialog('Login')
    await view.user.click(button('CANCEL'))
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveAccessibleName('Failed to delete page, see browser log for more information')
    expect(alert).toHaveAccessibleDescription(/^You are not logged in\. Log in to go on\./)
    await view.user.click(button('OK'))
    expect(words()).toHaveValue('Typed words')
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
    await view.user.click(button('Account'))
    await view.user.click(screen.getByRole('menuitem', { name: 'Login' }))
    expect(await dialog('Login')).toHaveTextContent('You have been logged out.')
  })

  it('sends nothing for somebody else, says so and offers to load the page again', async () => {
    const view = await openEnded()
    await view.user.click(button('Delete'))
    await dialog('Login')
    await view.user.clear(email())
    await view.user.type(email(), 'ash@example.org')
    await view.user.type(password(), 'secret{Enter}')
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveAccessibleDescription('You are now logged in as ash@example.org. Reload the page to go on')
    await view.user.click(button('OK'))
    expect(removals(view)).toBe(1)
    expect(words()).toHaveValue('Typed words')
    await view.user.click(await screen.findByRole('button', { name: 'Reload' }))
    expect(view.reopen).toHaveBeenCalledOnce()
  })

  it('leads to a page that needs it by loading the document again, where nothing was typed', async () => {
    const view = await openEnded()
    view.server.answers[calls.content] = new ApiError('denied', { status: 403 })
    act(() => view.parts.session.getState().end())
    await act(() => view.router.navigate('/huts'))
    await view.user.click(await screen.findByRole('button', { name: 'Log in' }))
    await dialog('Login')
    await view.user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(view.reopen).toHaveBeenCalledOnce())
  })

  it('shows in the header once somebody comes back to the document, while what they typed stays', async () => {
    const view = await openEnded()
    expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull())
    await act(() => view.parts.store.getState().refresh())
    expect(words()).toHaveValue('Typed words')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a password', () => {
  it('can be looked at', async () => {
    const view = await openEnded()
    await view.user.click(button('Delete'))
    await dialog('Login')
    await view.user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    await view.user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
  })
})
