import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyServer } from '../testing/copy-server.ts'
import { documentStore } from '../testing/document-store.ts'
import { button, openTextDocument, text } from '../testing/open-text-document.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

describe('what was typed and not saved', () => {
  /** Types, and then all of it is gone, as in a browser that crashed. */
  async function typeAndLeave(store = documentStore()) {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 14, 2) })
    const server = copyServer()
    const { user, unmount } = openTextDocument(store, { answers: server.answers })
    await user.type(text(), ' and more')
    expect(await screen.findByText('Not saved yet')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(await screen.findByText('Not saved yet, kept for you 2:02 pm')).toBeVisible()
    unmount()
    return { store, server }
  }

  it('is offered again, saved, and then not kept any longer', async () => {
    const { store, server } = await typeAndLeave()
    const { user } = openTextDocument(store, { answers: server.answers })
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
    const { user } = openTextDocument(store, { answers: server.answers })
    const offer = await screen.findByRole('region', { name: 'Unsaved changes' })
    expect(offer).toHaveTextContent('Something else was saved since then')
    await user.click(button('Continue with them'))
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved the menu')
    expect(store.stored.content).toBe('Words of Ann')
    expect(text()).toHaveValue('Stored words and more')
  })
})
