import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createMessages, type Messages, type MessagesOptions } from './create-messages.ts'
import { MessageHost } from './MessageHost.tsx'
import { MessagesProvider, useMessages } from './messages-context.ts'

const text = 'Are you sure you want to delete this page?  This cannot be undone'

/** A page with a button, and what the message that the button asks for was answered with. */
function page(ask: (messages: Messages) => Promise<unknown>, options?: MessagesOptions) {
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
      <MessageHost />
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

describe('MessageHost', () => {
  it('shows an alert as a modal dialog with the exact text, and gives the focus back (ERR-001)', async () => {
    const answers = page((messages) => messages.alert(text))
    const dialog = await asked()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
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
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    page((messages) => messages.alert(text))
    await asked()
    await press('OK')
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
    vi.mocked(window.requestAnimationFrame).mockRestore()
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

it('tells a developer who forgot the provider', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<MessageHost />)).toThrow('MessagesProvider')
  vi.restoreAllMocks()
})
