import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentStore, getDocument } from '../testing/document-store.ts'
import {
  away,
  button,
  leavesUnasked,
  openTextDocument,
  text,
  type OpenDocumentOptions,
} from '../testing/open-text-document.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

describe('a document that somebody else saved meanwhile', () => {
  async function conflict(options?: OpenDocumentOptions) {
    const opened = openTextDocument(documentStore(), options)
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
    const { user } = openTextDocument(store, {
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
