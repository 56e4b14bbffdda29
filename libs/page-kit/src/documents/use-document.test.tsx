import { ApiError } from '@sitewright/api-client'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyServer } from '../testing/copy-server.ts'
import { documentStore, getDocument, putDocument, type SentDocument } from '../testing/document-store.ts'
import { fakeApi, type Answers } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { TextDocument, type TextDocumentProps } from '../testing/TextDocument.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const away = () => new ApiError('away', { status: 0, body: { error: '' } })
const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

interface OpenOptions extends Partial<TextDocumentProps> {
  answers?: Answers
}

/** Opens the document of a store. `comeBack` ends a time without connection. */
function open(store = documentStore(), { answers, ...props }: OpenOptions = {}) {
  const over: (() => void)[] = []
  const messages = createMessages({
    passing: (error) =>
      error instanceof ApiError && error.status === 0 ? { onceOver: (back) => (over.push(back), () => {}) } : undefined,
  })
  const view = render(
    <KitProviders api={fakeApi({ ...store.answers, ...answers })}>
      <MessagesProvider value={messages}>
        <TextDocument stored={{ ...store.stored }} {...props} />
        <MessageHost />
      </MessagesProvider>
    </KitProviders>,
  )
  const comeBack = () =>
    act(async () => {
      for (const back of over.splice(0)) back()
    })
  return {
    ...view,
    store,
    comeBack,
    user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
  }
}

/** A server whose saves wait for `answer`. */
function slowStore() {
  const store = documentStore()
  const waiting: (() => void)[] = []
  const answers: Answers = {
    [putDocument]: async (input) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return store.save(input as unknown as SentDocument)
    },
  }
  return { store, answers, answer: () => act(async () => waiting.shift()?.()) }
}

/** Saves `words` while nothing answers; `stores`: the server has stored them all the same. Its message is closed. */
async function loseAnswer(words: string, { stores }: { stores: boolean }) {
  const store = documentStore()
  let isAway = true
  const opened = open(store, {
    answers: {
      [putDocument]: async (input) => {
        if (!isAway) return store.save(input as unknown as SentDocument)
        if (stores) await store.save(input as unknown as SentDocument)
        throw away()
      },
    },
  })
  await opened.user.type(text(), words)
  await opened.user.click(button('Save'))
  await opened.user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  isAway = false
  return opened
}

describe('a document that is edited', () => {
  it('is saved based on the version it was edited from, and then on that of the save', async () => {
    const { user, store } = open()
    expect(button('Save')).toBeDisabled()
    await user.type(text(), '!')
    await user.click(button('Save'))
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
    expect(button('Save')).toBeDisabled()
    await user.type(text(), '?')
    expect(screen.queryByText(/^Saved \d/)).toBeNull()
    await user.click(button('Save'))
    await waitFor(() => expect(store.stored).toEqual({ content: 'Stored words!?', version: 3 }))
    expect(store.requests.map(({ base }) => base)).toEqual([1, 2])
  })

  it('asks before it is left, as long as something is not saved', async () => {
    const { user } = open()
    expect(leavesUnasked()).toBe(true)
    await user.type(text(), '!')
    expect(leavesUnasked()).toBe(false)
    await user.click(button('Save'))
    await screen.findByText(/^Saved \d/)
    expect(leavesUnasked()).toBe(true)
  })

  it('goes back to what is stored', async () => {
    const { user } = open()
    await user.type(text(), '!')
    await user.click(button('Discard changes'))
    expect(text()).toHaveValue('Stored words')
    expect(button('Save')).toBeDisabled()
  })

  it('goes on from a former version, unsaved', async () => {
    const { user, store } = open()
    await user.click(button('Restore'))
    expect(text()).toHaveValue('Former words')
    await user.click(button('Save'))
    await waitFor(() => expect(store.requests).toEqual([{ content: 'Former words', base: 1 }]))
  })

  it('is saved once on a double click, and keeps what is typed meanwhile, unsaved', async () => {
    const { store, answers, answer } = slowStore()
    const { user } = open(store, { answers })
    await user.type(text(), '!')
    await user.dblClick(button('Save'))
    expect(screen.getByText('Saving...')).toBeVisible()
    await user.type(text(), ' More.')
    await answer()
    await screen.findByText('Not saved yet')
    expect(text()).toHaveValue('Stored words! More.')
    expect(store.requests).toEqual([{ content: 'Stored words!', base: 1 }])
    await user.click(button('Save'))
    await answer()
    await waitFor(() => expect(store.stored.content).toBe('Stored words! More.'))
    expect(store.requests[1]?.base).toBe(2)
  })

  it('says that it was stored, once', async () => {
    const onSaved = vi.fn()
    const { user } = open(documentStore(), { onSaved })
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(onSaved.mock.calls).toEqual([[{ content: 'Stored words!', version: 2 }]]))
  })

  it('shows what the server has, where it is read again after a save', async () => {
    const store = documentStore()
    const { user } = open(store, {
      reloadsAfterSave: true,
      answers: {
        [putDocument]: async (input) => {
          const { content, base } = input as unknown as SentDocument
          const reply = await store.save({ content, ...(base !== undefined && { base }) })
          store.saveElsewhere('Words of Ann')
          return reply
        },
      },
    })
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(text()).toHaveValue('Words of Ann'))
    await user.type(text(), '?')
    await user.click(button('Save'))
    await waitFor(() => expect(store.requests[1]?.base).toBe(3))
  })
})

describe('a save that fails', () => {
  it('is told with its reason, which stays, and loses nothing', async () => {
    const refuse = vi.fn(() => Promise.reject(new ApiError('no', { status: 400, body: { error: 'Too long' } })))
    const { user, store } = open(documentStore(), { answers: { [putDocument]: refuse } })
    await user.type(text(), '!')
    await user.click(button('Save'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The menu was not saved')
    expect(screen.queryByText('Refused: Too long')).toBeNull()
    await user.click(button('OK'))
    expect(await screen.findByText('Refused: Too long')).toBeVisible()
    expect(text()).toHaveValue('Stored words!')
    expect(button('Save')).toBeEnabled()
    refuse.mockImplementation(() => store.save({ content: 'Stored words!', base: 1 }) as never)
    await user.click(button('Save'))
    await screen.findByText(/^Saved \d/)
    expect(screen.queryByText('Refused: Too long')).toBeNull()
  })

  it('is told otherwise where the document says so, and tried again', async () => {
    const onFailure = vi.fn(() => onFailure.mock.calls.length < 2)
    const refuse = vi.fn(() => Promise.reject(new ApiError('no', { status: 500 })))
    const { user } = open(documentStore(), { onFailure, answers: { [putDocument]: refuse } })
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
    expect(refuse).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is sent by itself once there is a connection, with the words of that time', async () => {
    const { user, store, comeBack } = await loseAnswer('!', { stores: false })
    await user.type(text(), ' More.')
    await comeBack()
    await waitFor(() => expect(store.stored).toEqual({ content: 'Stored words!', version: 2 }))
    expect(text()).toHaveValue('Stored words! More.')
    expect(button('Save')).toBeEnabled()
  })

  it('is not sent any more where the edits were discarded', async () => {
    const { user, store, comeBack } = await loseAnswer('!', { stores: false })
    await user.click(button('Discard changes'))
    await comeBack()
    await user.type(text(), '?')
    await user.click(button('Save'))
    await waitFor(() => expect(store.requests).toEqual([{ content: 'Stored words?', base: 1 }]))
  })
})

describe('a save whose answer was lost', () => {
  it('is recognised when it is sent again', async () => {
    const { user, store } = await loseAnswer('!', { stores: true })
    await user.click(button('Save'))
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(store.stored).toEqual({ content: 'Stored words!', version: 2 })
    await user.type(text(), '?')
    await user.click(button('Save'))
    await waitFor(() => expect(store.requests.at(-1)).toEqual({ content: 'Stored words!?', base: 2 }))
  })

  it('is recognised when more was typed since, which is saved after it', async () => {
    const { user, store } = await loseAnswer('!', { stores: true })
    await user.type(text(), '?')
    await user.click(button('Save'))
    await waitFor(() => expect(store.stored).toEqual({ content: 'Stored words!?', version: 3 }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stores only what it was asked to when it is sent by itself', async () => {
    const { user, store, comeBack } = await loseAnswer('!', { stores: true })
    await user.type(text(), ' More.')
    await comeBack()
    await screen.findByText('Not saved yet')
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull())
    expect(store.stored).toEqual({ content: 'Stored words!', version: 2 })
    expect(text()).toHaveValue('Stored words! More.')
  })

  it('is a conflict all the same where somebody else has saved since', async () => {
    const { user, store } = await loseAnswer('!', { stores: true })
    store.saveElsewhere('Words of Ann')
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved the menu')
    expect(store.stored.content).toBe('Words of Ann')
  })
})

describe('a document that somebody else saved meanwhile', () => {
  async function conflict(options?: OpenOptions) {
    const opened = open(documentStore(), options)
    await opened.user.type(text(), ' of mine')
    opened.store.saveElsewhere('Words of Ann')
    await opened.user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ann saved the menu after you started editing. Your changes are not saved yet, but they are still here.',
    )
    return opened
  }

  it('keeps every word, says so and what was changed, and has the focus', async () => {
    await conflict()
    expect(text()).toHaveValue('Stored words of mine')
    const notice = screen.getByRole('region', { name: /^Ann saved the menu/ })
    await waitFor(() => expect(notice).toHaveFocus())
    const list = within(notice).getByRole('list', { name: 'Changed meanwhile' })
    expect(list).toHaveTextContent('Now: Words of Ann')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is loaded in place of the own changes', async () => {
    const { user, store } = await conflict()
    await user.click(button('Load the other version'))
    await waitFor(() => expect(text()).toHaveValue('Words of Ann'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(store.stored).toEqual({ content: 'Words of Ann!', version: 3 }))
  })

  it('is overwritten', async () => {
    const { user, store } = await conflict()
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.stored.content).toBe('Stored words of mine'))
    expect(store.requests.at(-1)?.base).toBe(2)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is not overwritten unseen where a third one has saved since', async () => {
    const { user, store } = await conflict()
    store.saveElsewhere('Words of Bob')
    await user.click(button('Overwrite it with mine'))
    expect(await screen.findByText('Now: Words of Bob')).toBeVisible()
    expect(store.stored.content).toBe('Words of Bob')
  })

  it('is put off, and has the last word at the next save', async () => {
    const { user, store } = await conflict()
    await user.click(button('Keep editing'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(text()).toHaveValue('Stored words of mine')
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(store.stored.content).toBe('Words of Ann')
  })

  it('is what remains after discarding', async () => {
    const { user } = await conflict()
    await user.click(button('Discard changes'))
    expect(text()).toHaveValue('Words of Ann')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(leavesUnasked()).toBe(true)
  })

  it('is read on demand where it could not be read, or overwritten', async () => {
    let reads = 0
    const store = documentStore()
    const { user } = open(store, {
      answers: {
        [getDocument]: (input) => {
          reads += 1
          if (reads === 1) throw away()
          return store.answers[getDocument]?.(input)
        },
      },
    })
    await user.type(text(), ' of mine')
    store.saveElsewhere('Words of Ann')
    await user.click(button('Save'))
    expect(await screen.findByText('The other version could not be read.')).toBeVisible()
    await user.click(button('Load the other version'))
    await waitFor(() => expect(text()).toHaveValue('Words of Ann'))
  })
})

describe('what was typed and not saved', () => {
  /** Types, and then all of it is gone, as in a browser that crashed. */
  async function typeAndLeave(store = documentStore()) {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 14, 2) })
    const server = copyServer()
    const { user, unmount } = open(store, { answers: server.answers })
    await user.type(text(), ' and more')
    expect(await screen.findByText('Not saved yet')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(await screen.findByText('Not saved yet, kept for you 2:02 pm')).toBeVisible()
    unmount()
    return { store, server }
  }

  it('is offered again, saved, and then not kept any longer', async () => {
    const { store, server } = await typeAndLeave()
    const { user } = open(store, { answers: server.answers })
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }))
    expect(text()).toHaveValue('Stored words and more')
    await user.click(button('Save'))
    expect(await screen.findByText('Saved 2:02 pm')).toBeVisible()
    await waitFor(() => expect(server.kept.size).toBe(0))
    expect(store.requests).toEqual([{ content: 'Stored words and more', base: 1 }])
  })

  it('is based on the version of that time, so that the conflict has the last word', async () => {
    const { store, server } = await typeAndLeave()
    store.saveElsewhere('Words of Ann')
    const { user } = open(store, { answers: server.answers })
    const offer = await screen.findByRole('region', { name: 'Unsaved changes' })
    expect(offer).toHaveTextContent('Something else was saved since then')
    await user.click(button('Continue with them'))
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved the menu')
    expect(store.stored.content).toBe('Words of Ann')
    expect(text()).toHaveValue('Stored words and more')
  })
})
