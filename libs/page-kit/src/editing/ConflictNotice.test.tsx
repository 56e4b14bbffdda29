import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openTextPage, text } from '../testing/open-text-page.tsx'
import { pageStore } from '../testing/page-store.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a page that somebody else saved meanwhile (Q136)', () => {
  async function conflict(name = 'Save page') {
    const opened = openTextPage()
    await opened.user.click(button('Edit page'))
    await opened.user.type(text(), ' of mine')
    opened.store.publishElsewhere('Words of Ann')
    await opened.user.click(button(name))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved this page after you started editing it.')
    expect(text()).toHaveValue('Published words of mine')
    return opened
  }

  it('is shown on demand, beside the own text', async () => {
    const { user } = await conflict()
    await user.click(button('View the other version'))
    const other = screen.getByRole('region', { name: 'Published meanwhile' })
    expect(other).toHaveTextContent('Words of Ann')
    expect(text()).toHaveValue('Published words of mine')
    await user.click(button('View the other version'))
    expect(screen.queryByRole('region', { name: 'Published meanwhile' })).toBeNull()
  })

  it('is compared with the own one word by word', async () => {
    const { user } = await conflict()
    await user.click(button('View the other version'))
    const other = within(screen.getByRole('region', { name: 'Published meanwhile' }))
    expect(await other.findByText(/^Underlined is what only the other version has/)).toBeVisible()
    const marked = (role: string) => other.getAllByRole(role).map(({ textContent }) => textContent)
    expect(marked('deletion').join(' ')).toContain('Only in yours: Published')
    expect(marked('deletion').join(' ')).toContain('mine')
    expect(marked('insertion').join(' ')).toContain('Only in the other: Words')
    expect(marked('insertion').join(' ')).toContain('Ann')
  })

  it('has the focus, and returns it to the editor', async () => {
    const { user } = await conflict()
    const notice = screen.getByRole('region', { name: /^Ann saved this page/ })
    await waitFor(() => expect(notice).toHaveFocus())
    await user.click(button('Keep editing'))
    expect(screen.getByRole('group', { name: 'Page editing' })).toContainElement(document.activeElement as HTMLElement)
  })

  it.each([
    ['Save page', { active: 'Published words of mine', draft: null, version: 3 }],
    ['Save as draft', { active: 'Words of Ann', draft: 'Published words of mine', version: 3 }],
  ])('is overwritten by %s when the editor says so', async (name, stored) => {
    const { user, store } = await conflict(name)
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.stored).toEqual(stored))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is taken in place of the own text, which can be had back', async () => {
    const { user, store } = await conflict()
    await user.click(button('Discard mine'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Words of Ann')).toBeVisible()
    expect(store.stored.active).toBe('Words of Ann')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(text()).toHaveValue('Published words of mine')
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved this page')
  })

  it.each([
    ['Save page', 'If you overwrite it, yours is published, and theirs stays in the page’s history.'],
    ['Save as draft', 'If you overwrite it, yours becomes the draft, and what they published stays as it is.'],
  ])('says what becomes of it where %s overwrites it', async (name, words) => {
    await conflict(name)
    expect(screen.getByText(words)).toBeVisible()
  })

  /** A draft that is edited here, while Ann saves another. */
  async function draftConflict(name: string) {
    const store = pageStore('Draft words')
    const opened = openTextPage(store)
    await opened.user.click(button('Load draft'))
    await opened.user.click(button('Edit page'))
    await opened.user.type(text(), ' of mine')
    store.stored.draft = 'Draft of Ann'
    store.stored.version += 1
    await opened.user.click(button(name))
    await screen.findByRole('alert')
    return opened
  }

  it('stays the draft where one is published over it that did not begin with it', async () => {
    const { user, store } = await draftConflict('Publish draft as active page')
    expect(screen.getByText('If you overwrite it, yours is published, and their draft is kept.')).toBeVisible()
    await user.click(button('Overwrite it with mine'))
    const stored = { active: 'Draft words of mine', draft: 'Draft of Ann' }
    await waitFor(() => expect(store.stored).toMatchObject(stored))
    await user.click(await screen.findByRole('button', { name: 'Load draft' }))
    expect(screen.getByText('Draft of Ann')).toBeVisible()
  })

  it('is told to give way as a draft, and comes back by Undo', async () => {
    const { user, store } = await draftConflict('Save as draft')
    const words = 'If you overwrite it, your draft takes the place of theirs. You can undo that right afterwards.'
    expect(screen.getByText(words)).toBeVisible()
    await user.click(button('Overwrite it with mine'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(store.stored.draft).toBe('Draft of Ann'))
  })

  it('is not overwritten unseen when it was saved once more', async () => {
    const { user, store } = await conflict()
    store.publishElsewhere('Words of Bob')
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await waitFor(() => expect(button('Overwrite it with mine')).toBeEnabled())
    await user.click(button('View the other version'))
    expect(screen.getByRole('region', { name: 'Published meanwhile' })).toHaveTextContent('Words of Bob')
    expect(store.stored.active).toBe('Words of Bob')
  })

  it('stays as it is when the editor goes on editing; the next save is refused again', async () => {
    const { user, store } = await conflict()
    await user.click(button('Keep editing'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(store.stored.active).toBe('Words of Ann')
  })

  it('is what remains after discarding', async () => {
    const { user } = await conflict()
    await user.click(button('Discard changes'))
    expect(screen.getByText('Words of Ann')).toBeVisible()
  })

  it('can be overwritten even if it cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = pageStore()
    const { user } = openTextPage(store, { reload: () => Promise.reject(new Error('no answer')) })
    await user.click(button('Edit page'))
    await user.type(text(), ' of mine')
    store.publishElsewhere('Words of Ann')
    await user.click(button('Save page'))
    await user.click(await screen.findByRole('button', { name: 'View the other version' }))
    expect(screen.getByText('The other version could not be read.')).toBeVisible()
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.stored.active).toBe('Published words of mine'))
  })
})
