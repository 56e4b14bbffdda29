import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openTextPage, text } from '../testing/open-text-page.tsx'
import { pageStore } from '../testing/page-store.ts'

const draftMode = () => screen.queryByText('[draft mode]')

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a draft that takes the place of another', () => {
  const replaced = 'Draft saved in place of an older draft.'
  const undo = () => screen.getByRole('button', { name: 'Undo' })

  async function replace(store = pageStore('Drafted words'), options = {}) {
    const view = openTextPage(store, options)
    await view.user.click(button('Edit page'))
    await view.user.type(text(), '!')
    await view.user.click(button('Save as draft'))
    await screen.findByText(replaced)
    return view
  }

  it('is said to, and the other can be stored again, with what was written still in the editor', async () => {
    const { user, store } = await replace()
    expect(store.stored.draft).toBe('Published words!')
    await user.type(text(), ' More.')
    await user.click(undo())
    const said = 'The draft that was there before is stored again. What you wrote is still here, and not saved.'
    expect(await screen.findByText(said)).toBeVisible()
    expect(store.stored).toMatchObject({ active: 'Published words', draft: 'Drafted words', version: 3 })
    expect(store.requests[1]).toMatchObject({ draft: true, fromDraft: false, base: 2 })
    expect(text()).toHaveValue('Published words! More.')
    expect(draftMode()).toBeNull()
    expect(button('Save as draft')).toBeEnabled()
    expect(button('Load draft')).toBeEnabled()
  })

  it('still says so when it is saved again', async () => {
    const { user, store } = await replace()
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await waitFor(() => expect(button('Close')).toBeEnabled())
    await user.click(undo())
    await waitFor(() => expect(store.stored.draft).toBe('Drafted words'))
  })

  it('comes back by a further press where it is not what is shown', async () => {
    const { user, store } = await replace()
    await user.click(button('Revert draft'))
    await user.click(undo())
    expect(await screen.findByText('The draft that was there before is stored again.')).toBeVisible()
    expect(store.stored.draft).toBe('Drafted words')
    await user.click(undo())
    await waitFor(() => expect(store.stored.draft).toBe('Published words!'))
  })

  it('stays where somebody has saved since, and the other can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { user, store } = await replace()
    store.publishElsewhere('Words of Ann')
    await user.click(undo())
    expect(await screen.findByText('The draft that was there before is not stored.')).toBeVisible()
    expect(alert).toHaveBeenCalledOnce()
    expect(undo()).toBeVisible()
    expect(store.stored).toMatchObject({ active: 'Words of Ann', draft: 'Published words!' })
    expect(screen.queryByText(/saved this page after/)).toBeNull()
  })

  it('is said to also where it overwrites what somebody saved meanwhile', async () => {
    const store = pageStore()
    const { user } = openTextPage(store)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    store.stored.draft = 'Draft of Ann'
    store.publishElsewhere('Words of Ann')
    await user.click(button('Save as draft'))
    await user.click(await screen.findByRole('button', { name: 'Overwrite it with mine' }))
    expect(await screen.findByText(replaced)).toBeVisible()
    await user.click(undo())
    await waitFor(() => expect(store.stored.draft).toBe('Draft of Ann'))
  })

  it('is said of none that it began with', async () => {
    const { user } = openTextPage(pageStore('Drafted words'))
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    expect(await screen.findByText('Draft saved')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
