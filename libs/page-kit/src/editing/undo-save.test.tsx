import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openTextPage, text } from '../testing/open-text-page.tsx'
import { pageStore } from '../testing/page-store.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const undone = 'The page is as it was before you saved it.'

describe('a page that was saved', () => {
  it('is as it was before by Undo, which is a save of its own', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    await screen.findByText('Saved')
    await user.click(button('Undo'))
    expect(await screen.findByText(undone)).toBeVisible()
    expect(store.requests[1]).toEqual({ content: 'Published words', draft: false, fromDraft: false, base: 2 })
    expect(screen.getByText('Published words')).toBeVisible()
  })

  it('has its draft again where that was what was published', async () => {
    const { user, store } = openTextPage(pageStore('Drafted words'))
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.click(button('Publish draft as active page'))
    await screen.findByText('Published')
    await user.click(button('Undo'))
    await waitFor(() => expect(store.stored).toMatchObject({ active: 'Published words', draft: 'Drafted words' }))
    expect(await screen.findByRole('button', { name: 'Load draft' })).toBeVisible()
    expect(screen.getByText('Published words')).toBeVisible()
  })

  it('keeps what is written by then in the editor', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    await screen.findByText('Saved')
    await user.click(button('Edit page'))
    await user.type(text(), '?')
    await user.click(button('Undo'))
    expect(await screen.findByText(undone)).toBeVisible()
    expect(store.stored.active).toBe('Published words')
    expect(text()).toHaveValue('Published words!?')
    expect(button('Save page')).toBeEnabled()
  })

  it('is not put over what somebody else has saved since', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    await screen.findByText('Saved')
    store.publishElsewhere('By Ann')
    const told = vi.spyOn(window, 'alert').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    await user.click(button('Undo'))
    await waitFor(() => expect(told).toHaveBeenCalled())
    expect(store.stored.active).toBe('By Ann')
  })
})
