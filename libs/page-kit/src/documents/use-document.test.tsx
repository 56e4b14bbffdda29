import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentStore, putDocument, type SentDocument } from '../testing/document-store.ts'
import type { Answers } from '../testing/fake-api.ts'
import { button, leavesUnasked, openTextDocument, text } from '../testing/open-text-document.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

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

describe('a document that is edited', () => {
  it('is saved based on the version it was edited from, and then on that of the save', async () => {
    const { user, store } = openTextDocument()
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
    const { user } = openTextDocument()
    expect(leavesUnasked()).toBe(true)
    await user.type(text(), '!')
    expect(leavesUnasked()).toBe(false)
    await user.click(button('Save'))
    await screen.findByText(/^Saved \d/)
    expect(leavesUnasked()).toBe(true)
  })

  it('goes back to what is stored', async () => {
    const { user } = openTextDocument()
    await user.type(text(), '!')
    await user.click(button('Discard changes'))
    expect(text()).toHaveValue('Stored words')
    expect(button('Save')).toBeDisabled()
  })

  it('goes on from a former version, unsaved', async () => {
    const { user, store } = openTextDocument()
    await user.click(button('Restore'))
    expect(text()).toHaveValue('Former words')
    await user.click(button('Save'))
    await waitFor(() => expect(store.requests).toEqual([{ content: 'Former words', base: 1 }]))
  })

  it('is saved once on a double click, and keeps what is typed meanwhile, unsaved', async () => {
    const { store, answers, answer } = slowStore()
    const { user } = openTextDocument(store, { answers })
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
    const { user } = openTextDocument(documentStore(), { onSaved })
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(onSaved.mock.calls).toEqual([[{ content: 'Stored words!', version: 2 }]]))
  })

  it('shows what the server has, where it is read again after a save', async () => {
    const store = documentStore()
    const { user } = openTextDocument(store, {
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
    const { user, store } = openTextDocument(documentStore(), { answers: { [putDocument]: refuse } })
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
    const { user } = openTextDocument(documentStore(), { onFailure, answers: { [putDocument]: refuse } })
    await user.type(text(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
    expect(refuse).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
