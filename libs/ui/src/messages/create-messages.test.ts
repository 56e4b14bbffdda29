import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMessages } from './create-messages.ts'

afterEach(() => vi.restoreAllMocks())

describe('messages without a host', () => {
  it('fall back to the browser’s own dialogs', async () => {
    const messages = createMessages()
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue('Summer')
    await messages.alert('Saved')
    expect(alert).toHaveBeenCalledWith('Saved')
    await messages.alert('Saved', 'As a draft')
    expect(alert).toHaveBeenCalledWith('Saved\n\nAs a draft')
    expect(await messages.confirm('Delete?')).toBe(true)
    expect(await messages.prompt('Folder name', 'New')).toBe('Summer')
    expect(prompt).toHaveBeenCalledWith('Folder name', 'New')
  })

  it('write an error to the console before they show it (ERR-002)', async () => {
    const log: string[] = []
    const error = new Error('no network')
    vi.spyOn(console, 'error').mockImplementation((...parts) => void log.push(`console ${parts.includes(error)}`))
    vi.spyOn(window, 'alert').mockImplementation((text) => void log.push(`alert ${text}`))
    await createMessages().fail('Failed to load page', error)
    expect(log).toEqual(['console true', 'alert Failed to load page'])
  })
})

describe('messages with advice', () => {
  const advise = (error: unknown) => (error === 'full' ? 'Delete something' : undefined)

  it('tell it below the text of a failure, once, and only where there is some', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    const messages = createMessages({ advise })
    await messages.fail('Failed to save page', 'full')
    await messages.fail('Failed to save page: Delete something', 'full')
    await messages.fail('Failed to save page', 'no network')
    expect(alert.mock.calls.flat()).toEqual([
      'Failed to save page\n\nDelete something',
      'Failed to save page: Delete something',
      'Failed to save page',
    ])
  })
})

describe('messages with a host', () => {
  it('wait in the order in which they were asked, and leave when answered', async () => {
    const { queue, ...messages } = createMessages()
    queue.setState({ hosts: 1 })
    const first = messages.confirm('First?')
    const second = messages.alert('Second')
    const [one, two] = queue.getState().pending
    expect([one?.text, two?.text]).toEqual(['First?', 'Second'])
    if (one?.kind === 'confirm') one.answer(true)
    expect(await first).toBe(true)
    expect(queue.getState().pending).toEqual([two])
    if (two?.kind === 'alert') two.answer()
    await second
    expect(queue.getState().pending).toEqual([])
  })
})
