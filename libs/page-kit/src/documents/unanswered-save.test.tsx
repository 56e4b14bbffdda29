import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentStore, putDocument, type SentDocument } from '../testing/document-store.ts'
import { away, button, openTextDocument, text } from '../testing/open-text-document.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** Saves `words` while nothing answers; `stores`: the server has stored them all the same. Its message is closed. */
async function loseAnswer(words: string, { stores }: { stores: boolean }) {
  const store = documentStore()
  let isAway = true
  const opened = openTextDocument(store, {
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

describe('a save that found no connection, and whose message was closed', () => {
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
