import { useSite, useUnsavedChanges } from '@sitewright/page-kit'
import { AppDialog } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../app/App.tsx'
import { appSetup, calls, everyScreen, menuItem, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { installPopover } from '../testing/popover.ts'
import { createTestShell } from '../testing/test-shell.tsx'
import { leaveQuestion } from '../state/unsaved-edits.ts'
import { numberJumps } from './number-jumps.ts'

installPopover()
window.scrollTo = () => {} // jsdom has no layout to scroll
Element.prototype.scrollIntoView = () => {}

/** A screen with something to lose once anything is typed. */
function Editor() {
  const { api } = useSite()
  const [text, setText] = useState('')
  const [dialog, setDialog] = useState<string>()
  useUnsavedChanges(text !== '')
  return (
    <>
      <h1>Editor</h1>
      <button type="button" onClick={() => setDialog('')}>
        Name it
      </button>
      {dialog !== undefined && (
        <FullSystemProvider>
          <AppDialog open title="Naming" changed={dialog !== ''} onClose={() => setDialog(undefined)}>
            <input aria-label="Name" value={dialog} onChange={(event) => setDialog(event.target.value)} />
          </AppDialog>
        </FullSystemProvider>
      )}
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <a href="#part">Part</a>
      <p id="part">The part</p>
      <button
        type="button"
        onClick={() => {
          void api('GET public/links-load.json.php')
          setText('')
        }}
      >
        Save
      </button>
    </>
  )
}

const screens = everyScreen.map((one) =>
  one.path === 'siteeditor' ? { ...one, load: async () => ({ default: Editor }) } : one,
)
const editor = '/pages/siteeditor'

let endJumps: () => void
let router: ReturnType<typeof createBrowserRouter>
beforeEach(() => {
  endJumps = numberJumps()
})
afterEach(() => {
  router.dispose()
  endJumps()
  vi.restoreAllMocks()
})

/** The shell over the browser's own history: the start page, then the huts, then the editor with something typed. */
async function typeInEditor(text = 'Typed') {
  window.history.replaceState(null, '', '/')
  const menu = [menuItem('Huts', { Shortcut: '/huts' })]
  const { parts, server } = createTestShell({ state: pageState({ menu, setup: loggedInSetup() }), screens })
  router = createBrowserRouter([{ path: '*', Component: () => <App parts={parts} /> }])
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await act(() => router.navigate('/huts'))
  await act(() => router.navigate(editor))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  if (text) await user.type(field, text)
  return { user, parts, server }
}

const question = () => screen.findByRole('alertdialog')
const press = async (user: ReturnType<typeof userEvent.setup>, name: 'Leave' | 'Stay' | 'Log out') => {
  await user.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const address = () => window.location.pathname
const kept = () => {
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Typed')
  expect(address()).toBe(editor)
}
const leave = async (heading: string) => {
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
}
const goBack = (steps = -1) => act(() => window.history.go(steps))

describe('leaving unsaved edits (Q119)', () => {
  it('by a link or the menu asks first; Stay keeps everything, Leave leads on', async () => {
    const { user } = await typeInEditor()
    await user.click(screen.getAllByRole('link', { name: 'Huts' })[0]!)
    expect(await question()).toHaveTextContent(leaveQuestion())
    expect(address()).toBe(editor)
    await press(user, 'Stay')
    kept()
    await user.click(screen.getByRole('link', { name: 'Tramping Club' }))
    await press(user, 'Leave')
    await leave('Text of page 1')
    expect(address()).toBe('/')
  })

  it("by the browser's back asks first, the address staying with the editor", async () => {
    const { user } = await typeInEditor()
    goBack()
    await question()
    await waitFor(() => expect(address()).toBe(editor))
    await press(user, 'Stay')
    kept()
    goBack(-2)
    await press(user, 'Leave')
    await leave('Text of page 1')
    expect(address()).toBe('/')
  })

  it("by the browser's forward asks first", async () => {
    const { user } = await typeInEditor('')
    await act(() => router.navigate('/home'))
    goBack()
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Typed')
    goBack(1)
    await press(user, 'Stay')
    kept()
    goBack(1)
    await press(user, 'Leave')
    await leave('Text of page 1')
    expect(address()).toBe('/home')
  })

  it('asks once, however often back is pressed', async () => {
    const { user } = await typeInEditor()
    goBack()
    await question()
    await waitFor(() => expect(address()).toBe(editor))
    goBack()
    await waitFor(() => expect(address()).toBe(editor))
    await press(user, 'Stay')
    kept()
  })

  it('by logging out asks first, and only once', async () => {
    const { user, parts, server } = await typeInEditor()
    const logout = async () => {
      await user.click(screen.getByRole('button', { name: 'Account' }))
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    }
    await logout()
    await press(user, 'Stay')
    kept()
    expect(server.calls.map(([key]) => key)).not.toContain(calls.logout)
    expect(parts.session.getState().authenticated).toBe(true)

    // Something that outlives the screen must not ask a second time on the way to the start page.
    act(() => void parts.site.guardLeaving!(() => true))
    server.answers[calls.setup] = appSetup()
    await logout()
    await press(user, 'Log out')
    await leave('Text of page 1')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(parts.session.getState().authenticated).toBe(false)
  })

  it('is not asked about while nothing is unsaved, nor for a jump within the page', async () => {
    const { user } = await typeInEditor()
    await user.click(screen.getByRole('link', { name: 'Part' }))
    await waitFor(() => expect(window.location.hash).toBe('#part'))
    kept()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('link', { name: 'Tramping Club' }))
    await leave('Text of page 1')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is asked about too if the previous page was left at an anchor', async () => {
    const { user } = await typeInEditor('')
    await act(() => router.navigate('/huts'))
    await screen.findByRole('heading', { name: 'Text of page 2' })
    await user.click(screen.getByRole('link', { name: 'Skip to content' }))
    await waitFor(() => expect(window.location.hash).toBe('#content'))
    await act(() => router.navigate(editor))
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Typed')
    goBack()
    await press(user, 'Stay')
    kept()
    goBack(-2)
    await press(user, 'Leave')
    await leave('Text of page 2')
    expect(window.location.hash).toBe('')
  })

  it('continues also if everything was saved while the question was open', async () => {
    const { user } = await typeInEditor()
    await user.click(screen.getAllByRole('link', { name: 'Huts' })[0]!)
    await question()
    act(() => screen.getByRole('button', { name: 'Save', hidden: true }).click())
    await press(user, 'Leave')
    await leave('Text of page 2')
    expect(address()).toBe('/huts')
  })
})

describe("the browser's back with a dialog open", () => {
  async function openDialog(text: string) {
    const opened = await typeInEditor(text)
    await opened.user.click(screen.getByRole('button', { name: 'Name it' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    return { ...opened, name }
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it.each(['', 'Typed'])(
    'closes it where nothing was typed in it, and leaves at the next time (page: %j)',
    async (text) => {
      const { user } = await openDialog(text)
      goBack()
      await closed()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(text)
      expect(address()).toBe(editor)
      goBack()
      if (text) await press(user, 'Leave')
      await leave('Text of page 2')
      expect(address()).toBe('/huts')
    },
  )

  it('closes a message, then the dialog below it', async () => {
    const { parts } = await openDialog('')
    let answer: boolean | undefined
    act(() => void parts.messages.confirm('Sure?').then((yes) => (answer = yes)))
    await question()
    goBack()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(answer).toBe(false)
    expect(screen.getByRole('dialog')).toBeVisible()
    goBack()
    await closed()
    expect(address()).toBe(editor)
  })

  it('asks where something was typed in it, also though the page itself has nothing to lose', async () => {
    const { user, name } = await openDialog('')
    await user.type(name, 'Hut')
    goBack()
    expect(await question()).toHaveTextContent(leaveQuestion())
    goBack()
    await waitFor(() => expect(address()).toBe(editor))
    await press(user, 'Stay')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Hut')
    goBack()
    await press(user, 'Leave')
    await leave('Text of page 2')
  })

  it('leaves the demand to log in, behind which there is nothing', async () => {
    window.history.replaceState(null, '', '/')
    const menu = [menuItem('Huts', { Shortcut: '/huts' })]
    const { parts } = createTestShell({ state: pageState({ menu, setup: appSetup() }), screens })
    router = createBrowserRouter([{ path: '*', Component: () => <App parts={parts} /> }])
    render(<RouterProvider router={router} />)
    await act(() => router.navigate('/huts'))
    await act(() => router.navigate(editor))
    await screen.findByRole('dialog', { name: 'Login' })
    goBack()
    await leave('Text of page 2')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
