import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openTextPage, text } from '../testing/open-text-page.tsx'
import { pageStore, slowPageStore } from '../testing/page-store.ts'

const draftMode = () => screen.queryByText('[draft mode]')
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull()

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('saving', () => {
  it('is disabled without a change (SECT-018, SECT-019)', async () => {
    const { user } = openTextPage()
    await user.click(button('Edit page'))
    expect(button('Save page')).toBeDisabled()
    expect(button('Save as draft')).toBeDisabled()
    await user.type(text(), '!')
    expect(button('Save page')).toBeEnabled()
    expect(button('Save as draft')).toBeEnabled()
    await user.type(text(), '{Backspace}')
    expect(button('Save page')).toBeDisabled()
    expect(button('Save as draft')).toBeDisabled()
  })

  it('publishes and leaves edit mode (SECT-017, SECT-077)', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(screen.getByText('Published words!')).toBeVisible()
    expect(store.requests).toEqual([{ content: 'Published words!', draft: false, fromDraft: false, base: 1 }])
  })

  it('stores a draft, stays in edit mode and shows draft mode (SECT-016, SECT-079, SECT-080)', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    await waitFor(() => expect(draftMode()).toBeVisible())
    expect(text()).toHaveValue('Published words!')
    expect(button('Save as draft')).toBeDisabled()
    expect(button('Revert draft')).toBeVisible()
    expect(store.requests).toEqual([{ content: 'Published words!', draft: true, fromDraft: false, base: 1 }])
  })

  it("publishes an unchanged draft by 'Publish draft as active page', which is done with it (SECT-020, SECT-078, Q122, Q125)", async () => {
    const { user, store } = openTextPage(pageStore('Drafted words'))
    await user.click(button('Edit page'))
    expect(button('Save page')).toBeDisabled()
    await user.click(button('Load draft'))
    expect(text()).toHaveValue('Drafted words')
    noButton('Save page')
    expect(button('Save as draft')).toBeDisabled()
    await user.click(button('Publish draft as active page'))
    await waitFor(() => expect(draftMode()).toBeNull())
    noButton('Load draft')
    expect(store.stored).toEqual({ active: 'Drafted words', draft: null, version: 2 })
    expect(store.requests[0]).toMatchObject({ fromDraft: true })
  })

  it('keeps a stored draft that was not loaded (Q125)', async () => {
    const { user, store } = openTextPage(pageStore('Drafted words'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await screen.findByRole('button', { name: 'Load draft' })).toBeVisible()
    expect(store.stored.draft).toBe('Drafted words')
  })

  it('saves pending input of the editor', async () => {
    const held = { current: null as HTMLTextAreaElement | null }
    const { user, store } = openTextPage(pageStore('Drafted words'), {
      eager: false,
      textRef: held,
      flush: () => held.current?.value,
    })
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    await user.click(button('Publish draft as active page'))
    await waitFor(() => expect(store.stored.active).toBe('Drafted words and more'))
  })

  it('cleans what is published, and leaves drafts unchanged', async () => {
    const { user, store } = openTextPage(pageStore(), { clean: (content) => content.toUpperCase() })
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    await waitFor(() => expect(store.stored.draft).toBe('Published words!'))
    await user.click(button('Publish draft as active page'))
    await waitFor(() => expect(store.stored.active).toBe('PUBLISHED WORDS!'))
    expect(await screen.findByText('PUBLISHED WORDS!')).toBeVisible()
  })

  it('bases the next save on the version of the last one', async () => {
    const { user, store } = openTextPage()
    await user.click(button('Edit page'))
    for (const version of [2, 3]) {
      await user.type(text(), '!')
      await user.click(button('Save as draft'))
      await waitFor(() => expect(store.stored.version).toBe(version))
      await waitFor(() => expect(button('Save as draft')).toBeDisabled())
    }
    expect(store.requests.map((request) => request.base)).toEqual([1, 2])
  })
})

describe('while a save is under way', () => {
  it('disables every conflicting button, and saves once on a double click', async () => {
    const store = slowPageStore()
    const { user } = openTextPage(store)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.dblClick(button('Save page'))
    for (const name of ['Save page', 'Save as draft', 'Discard changes']) expect(button(name)).toBeDisabled()
    expect(screen.getByRole('group', { name: 'Page editing' })).toHaveAttribute('aria-busy', 'true')
    store.answer()
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(store.requests).toHaveLength(1)
  })

  it('stays in edit mode if something was typed meanwhile, so that nothing is lost', async () => {
    const store = slowPageStore()
    const { user } = openTextPage(store)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    await user.type(text(), ' More.')
    store.answer()
    await waitFor(() => expect(button('Save page')).toBeEnabled())
    expect(text()).toHaveValue('Published words! More.')
    expect(store.stored.active).toBe('Published words!')
  })
})

describe('a save that fails', () => {
  it.each([
    ['Save page', 'Failed to save page, see browser log for more information'],
    ['Save as draft', 'Failed to save draft, see browser log for more information'],
  ])(
    '%s: alerts, logs, and stays in edit mode with every word (SECT-083, SECT-099, SECT-100)',
    async (name, message) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
      const error = new ApiError('no answer', { status: 0 })
      const { user } = openTextPage(pageStore(), { save: () => Promise.reject(error) })
      await user.click(button('Edit page'))
      await user.type(text(), ' and more')
      await user.click(button(name))
      await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(message))
      expect(log).toHaveBeenCalledWith(expect.anything(), error)
      expect(text()).toHaveValue('Published words and more')
      expect(button(name)).toBeEnabled()
      expect(draftMode()).toBeNull()
    },
  )
})

describe('a save whose answer was lost', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(window, 'alert').mockImplementation(() => {})
  })

  /** A server that stores the first save, but whose answer gets lost. */
  async function loseAnswer(name: string) {
    const store = pageStore()
    let lost = false
    const view = openTextPage(store, {
      async save(request) {
        const version = await store.save(request)
        if (lost) return version
        lost = true
        throw new ApiError('no answer', { status: 0 })
      },
    })
    await view.user.click(button('Edit page'))
    await view.user.type(text(), '!')
    await view.user.click(button(name))
    await waitFor(() => expect(window.alert).toHaveBeenCalledOnce())
    return view
  }
  const conflict = () => screen.queryByText(/saved this page after/)

  it.each(['Save page', 'Save as draft'])('%s is no conflict with oneself when it is repeated', async (name) => {
    const { user, store } = await loseAnswer(name)
    await user.click(button(name))
    await waitFor(() => expect(store.requests).toHaveLength(2))
    if (name === 'Save page') expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    else await waitFor(() => expect(draftMode()).not.toBeNull())
    expect(conflict()).toBeNull()
    expect(store.stored.version).toBe(2)
  })

  it('is followed by what was typed since', async () => {
    const { user, store } = await loseAnswer('Save page')
    await user.type(text(), ' More.')
    await user.click(button('Save page'))
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(store.stored).toMatchObject({ active: 'Published words! More.', version: 3 })
    expect(conflict()).toBeNull()
  })

  it('is a conflict where somebody else has saved since', async () => {
    const { user, store } = await loseAnswer('Save page')
    store.publishElsewhere('Other words')
    await user.click(button('Save page'))
    expect(await screen.findByText(/saved this page after/)).toBeVisible()
    expect(store.stored.active).toBe('Other words')
  })
})

describe('unsaved edits', () => {
  it.each([
    ['Load draft', 'Drafted words', 'Discard your unsaved changes and load the draft?'],
    ['Revert draft', 'Published words', 'Discard your unsaved changes and go back to the published page?'],
  ])('%s asks before it discards them (Q124)', async (name, words, question) => {
    const { user } = openTextPage(pageStore('Drafted words'))
    if (name === 'Revert draft') await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    const typed = text().value

    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    await user.click(button(name))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question)
    expect(text()).toHaveValue(typed)

    await user.click(button(name))
    await waitFor(() => expect(text()).toHaveValue(words))
  })

  it('has the browser ask before the page is left, and only then (Q119)', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, unmount } = openTextPage()
    expect(leave()).toBe(false)
    await user.click(button('Edit page'))
    expect(leave()).toBe(false)
    await user.type(text(), '!')
    expect(leave()).toBe(true)
    await user.click(button('Discard changes'))
    expect(leave()).toBe(false)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    unmount()
    expect(leave()).toBe(false)
  })

  it('are kept when the page is loaded again, which otherwise shows the new content', async () => {
    const { user, again } = openTextPage()
    again({ stored: { active: 'Newer words', draft: null, version: 2 } })
    expect(screen.getByText('Newer words')).toBeVisible()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    again({ stored: { active: 'Newest words', draft: null, version: 3 } })
    expect(text()).toHaveValue('Newer words!')
  })
})
