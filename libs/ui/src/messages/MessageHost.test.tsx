import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppDialog } from '../dialog/AppDialog.tsx'
import { FullSystemProvider } from '../theme/FullSystemProvider.tsx'
import { createMessages, type Messages, type MessagesOptions } from './create-messages.ts'
import { MessageHost, type MessageHostProps } from './MessageHost.tsx'
import { MessagesProvider, useMessages } from './messages-context.ts'
import { VisitorMessage } from './VisitorMessage.tsx'

const text = 'Are you sure you want to delete this page?  This cannot be undone'

/** A page with a button, and what the message that the button asks for was answered with. */
function pageWith(host: MessageHostProps, ask: (messages: Messages) => Promise<unknown>, options?: MessagesOptions) {
  const answers: unknown[] = []
  const Page = () => {
    const messages = useMessages()
    return (
      <button type="button" onClick={() => void ask(messages).then((answer) => answers.push(answer))}>
        Ask
      </button>
    )
  }
  render(
    <MessagesProvider value={createMessages(options)}>
      <Page />
      <MessageHost {...host} />
    </MessagesProvider>,
  )
  return answers
}

const asked = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return screen.findByRole('alertdialog')
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const hosts: [string, MessageHostProps][] = [
  ['MessageHost', {}],
  ['MessageHost of visitors', { dialog: VisitorMessage }],
]

describe.each(hosts)('%s', (_, host) => {
  const page = (ask: (messages: Messages) => Promise<unknown>, options?: MessagesOptions) =>
    pageWith(host, ask, options)

  it('has the word for yes that was given', async () => {
    const answers = page((messages) => messages.confirm(text, { accept: 'Publish anyway' }))
    await asked()
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
    await press('Publish anyway')
    await gone()
    expect(answers).toEqual([true])
  })

  it('shows an alert as a modal dialog with the exact text, and gives the focus back (ERR-001)', async () => {
    const answers = page((messages) => messages.alert(text))
    const dialog = await asked()
    expect(dialog.matches('[aria-modal=true], dialog[open]')).toBe(true)
    expect(dialog).toHaveAccessibleName(text.replace('  ', ' '))
    const shown = screen.getByText((_, element) => element?.textContent === text && element.children.length === 0)
    expect(getComputedStyle(shown).whiteSpace).toBe('pre-wrap')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await press('OK')
    await gone()
    expect(answers).toEqual([undefined])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  })

  it('gives the focus back where it is answered before the dialog has taken it', async () => {
    const later = window.requestAnimationFrame
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
      screen.queryByRole('alertdialog') ? 0 : later(callback),
    )
    page((messages) => messages.alert(text))
    await asked()
    await press('OK')
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
    vi.mocked(window.requestAnimationFrame).mockRestore()
  })

  it('gives the focus back to the button of the menu that it was asked for in', async () => {
    const messages = createMessages()
    render(
      <MessagesProvider value={messages}>
        <button type="button">Account</button>
        <button type="button">Log out</button>
        <MessageHost {...host} />
      </MessagesProvider>,
    )
    screen.getByRole('button', { name: 'Log out' }).focus()
    act(() => void messages.confirm(text))
    screen.getByRole('button', { name: 'Account' }).focus()
    await screen.findByRole('alertdialog')
    await press('Cancel')
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus())
  })

  it('tells below a failure what to do about it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    page((messages) => messages.fail(text, 'full'), { advise: () => 'Delete something' })
    const dialog = await asked()
    expect(dialog).toHaveAccessibleName(text.replace('  ', ' '))
    expect(dialog).toHaveAccessibleDescription('Delete something')
    await press('OK')
    await gone()
  })

  describe('offers to try again what may pass', () => {
    const over: (() => void)[] = []
    const stop = vi.fn()
    const options: MessagesOptions = {
      advise: () => 'No connection.',
      passing: (error) => (error === 'away' ? { onceOver: (back) => (over.push(back), stop) } : undefined),
    }
    const open = async (error: string, byItself = false) => {
      vi.spyOn(console, 'error').mockReturnValue()
      over.length = 0
      stop.mockClear()
      const answers = page((messages) => messages.failOrRetry(text, error, { byItself }), options)
      return { answers, dialog: await asked() }
    }

    it.each([
      ['Try again', true],
      ['OK', false],
    ])('by %s', async (name, answer) => {
      const { answers, dialog } = await open('away')
      expect(dialog).toHaveAccessibleName(text.replace('  ', ' '))
      expect(dialog).toHaveAccessibleDescription('No connection.')
      expect(over).toEqual([])
      await press(name)
      await gone()
      expect(answers).toEqual([answer])
    })

    it('and goes on by itself once it is over', async () => {
      const { answers, dialog } = await open('away', true)
      expect(dialog).toHaveAccessibleDescription('No connection. It is tried again by itself.')
      act(() => over[0]!())
      await gone()
      expect(answers).toEqual([true])
      expect(stop).toHaveBeenCalled()
    })

    it('and also after it was closed', async () => {
      const { answers } = await open('away', true)
      await press('OK')
      await gone()
      expect(answers).toEqual([])
      expect(stop).not.toHaveBeenCalled()
      act(() => over[0]!())
      await waitFor(() => expect(answers).toEqual([true]))
      expect(stop).toHaveBeenCalledOnce()
    })

    it('and nothing else', async () => {
      const { answers } = await open('broken', true)
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await press('OK')
      await gone()
      expect(answers).toEqual([false])
    })
  })

  it.each([
    ['OK', true],
    ['Cancel', false],
  ])('answers a confirm by %s', async (name, answer) => {
    const answers = page((messages) => messages.confirm(text))
    await asked()
    await press(name)
    await gone()
    expect(answers).toEqual([answer])
  })

  it('names above a question what it is about', async () => {
    const answers = page((messages) => messages.confirm(text, { about: 'Our huts', danger: true }))
    const dialog = await asked()
    expect(dialog).toHaveAccessibleName(text.replace('  ', ' '))
    expect(dialog).toHaveAccessibleDescription('Our huts')
    await press('OK')
    await gone()
    expect(answers).toEqual([true])
  })

  it('reads out what a question is about and what else there is to know', async () => {
    const answers = page((messages) => messages.confirm(text, { about: 'Our huts', more: 'It is in the menu.' }))
    expect(await asked()).toHaveAccessibleDescription('Our huts It is in the menu.')
    await press('Cancel')
    await gone()
    expect(answers).toEqual([false])
  })

  it.each([
    ['alert', (messages: Messages) => messages.alert(text), undefined],
    ['confirm', (messages: Messages) => messages.confirm(text), false],
    ['prompt', (messages: Messages) => messages.prompt(text), null],
  ])('takes Escape as leaving: %s', async (_kind, ask, answer) => {
    const answers = page(ask)
    await asked()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(answers).toEqual([answer])
  })

  it('offers the initial text of a prompt in a named field and answers with what was typed', async () => {
    const answers = page((messages) => messages.prompt('Folder name', 'New'))
    await asked()
    const field = screen.getByRole('textbox', { name: 'Folder name' })
    expect(field).toHaveValue('New')
    await userEvent.clear(field)
    await userEvent.type(field, 'Summer{Enter}')
    await gone()
    expect(answers).toEqual(['Summer'])
  })

  it('shows messages one after the other, and then gives the focus back', async () => {
    const answers = page(async (messages) => Promise.all([messages.alert('First'), messages.alert('Second')]))
    expect(await asked()).toHaveAccessibleName('First')
    await press('OK')
    await screen.findByRole('alertdialog', { name: 'Second' })
    expect(screen.queryByText('First')).toBeNull()
    await press('OK')
    await gone()
    expect(answers).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  })

  it('shows an error and writes it to the console (ERR-002)', async () => {
    const error = new Error('no network')
    const log = vi.spyOn(console, 'error').mockReturnValue()
    page((messages) => messages.fail('Failed to load page, see browser log for more information', error))
    expect(await asked()).toHaveAccessibleName('Failed to load page, see browser log for more information')
    expect(log).toHaveBeenCalledWith(expect.anything(), error)
    log.mockRestore()
  })
})

it('can be read out where it comes in the frame in which a dialog opens', async () => {
  await import('./MessageDialog.tsx')
  const messages = createMessages()
  render(
    <FullSystemProvider>
      <MessagesProvider value={messages}>
        <MessageHost />
        <AppDialog open title="Name" onClose={() => {}}>
          Huts
        </AppDialog>
      </MessagesProvider>
    </FullSystemProvider>,
  )
  act(() => void messages.alert(text))
  const dialog = await screen.findByText((_, element) => element?.textContent === text && element.children.length === 0)
  await waitFor(() =>
    expect(dialog.closest('[role=alertdialog]')).toContainElement(document.activeElement as HTMLElement),
  )
  expect(screen.getByRole('alertdialog')).toContainElement(dialog)
  await press('OK')
})

it('tells a developer who forgot the provider', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<MessageHost />)).toThrow('MessagesProvider')
  vi.restoreAllMocks()
})
