import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { pageStore, slowPageStore } from '../testing/page-store.ts'
import { TextPage, type TextPageProps } from '../testing/TextPage.tsx'

function open(store = pageStore(), props: Partial<TextPageProps> = {}) {
  const initial = store.read()
  const page = (more: Partial<TextPageProps> = {}) => (
    <KitProviders api={fakeApi({})}>
      <TextPage
        stored={initial}
        save={(request) => store.save(request)}
        reload={() => Promise.resolve(store.read())}
        {...props}
        {...more}
      />
    </KitProviders>
  )
  const { rerender, unmount } = render(page())
  return { store, user: userEvent.setup(), unmount, again: (more: Partial<TextPageProps>) => rerender(page(more)) }
}

const button = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const draftMode = () => screen.queryByText('[draft mode]')
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull()

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('saving', () => {
  it('is disabled without a change (SECT-018, SECT-019)', async () => {
    const { user } = open()
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
    const { user, store } = open()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(screen.getByText('Published words!')).toBeVisible()
    expect(store.requests).toEqual([{ content: 'Published words!', draft: false, fromDraft: false, base: 1 }])
  })

  it('stores a draft, stays in edit mode and shows draft mode (SECT-016, SECT-079, SECT-080)', async () => {
    const { user, store } = open()
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
    const { user, store } = open(pageStore('Drafted words'))
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
    const { user, store } = open(pageStore('Drafted words'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await screen.findByRole('button', { name: 'Load draft' })).toBeVisible()
    expect(store.stored.draft).toBe('Drafted words')
  })

  it('saves what the editor still held back', async () => {
    const held = { current: null as HTMLTextAreaElement | null }
    const { user, store } = open(pageStore('Drafted words'), {
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

  it('cleans what is published, and leaves drafts as they are', async () => {
    const { user, store } = open(pageStore(), { clean: (content) => content.toUpperCase() })
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    await waitFor(() => expect(store.stored.draft).toBe('Published words!'))
    await user.click(button('Publish draft as active page'))
    await waitFor(() => expect(store.stored.active).toBe('PUBLISHED WORDS!'))
    expect(await screen.findByText('PUBLISHED WORDS!')).toBeVisible()
  })

  it('bases the next save on the version that the last one gave', async () => {
    const { user, store } = open()
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
  it('disables every button that would disturb it, and saves once on a double click', async () => {
    const store = slowPageStore()
    const { user } = open(store)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.dblClick(button('Save page'))
    for (const name of ['Save page', 'Save as draft', 'Discard changes']) expect(button(name)).toBeDisabled()
    expect(screen.getByRole('group', { name: 'Page editing' })).toHaveAttribute('aria-busy', 'true')
    store.answer()
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(store.requests).toHaveLength(1)
  })

  it('goes on editing if words were typed meanwhile, so that none is lost', async () => {
    const store = slowPageStore()
    const { user } = open(store)
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
      const { user } = open(pageStore(), { save: () => Promise.reject(error) })
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

describe('unsaved edits', () => {
  it.each([
    ['Load draft', 'Drafted words', 'You have changes that are not saved. Drop them and load the draft?'],
    [
      'Revert draft',
      'Published words',
      'You have changes that are not saved. Drop them and go back to the published page?',
    ],
  ])('%s asks before it drops them (Q124)', async (name, words, question) => {
    const { user } = open(pageStore('Drafted words'))
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
    const { user, unmount } = open()
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

  it('are kept when the page is read again, which otherwise shows what is new', async () => {
    const { user, again } = open()
    again({ stored: { active: 'Newer words', draft: null, version: 2 } })
    expect(screen.getByText('Newer words')).toBeVisible()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    again({ stored: { active: 'Newest words', draft: null, version: 3 } })
    expect(text()).toHaveValue('Newer words!')
  })
})

describe('a page that somebody else saved meanwhile (Q136)', () => {
  async function conflict(name = 'Save page') {
    const opened = open()
    await opened.user.click(button('Edit page'))
    await opened.user.type(text(), ' of mine')
    opened.store.publishElsewhere('Words of Ann')
    await opened.user.click(button(name))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved this page after you began to edit it.')
    expect(text()).toHaveValue('Published words of mine')
    return opened
  }

  it('is shown on demand, beside the own words', async () => {
    const { user } = await conflict()
    await user.click(button('Look at the other version'))
    const other = screen.getByRole('region', { name: 'Published meanwhile' })
    expect(other).toHaveTextContent('Words of Ann')
    expect(text()).toHaveValue('Published words of mine')
    await user.click(button('Look at the other version'))
    expect(screen.queryByRole('region', { name: 'Published meanwhile' })).toBeNull()
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

  it('is not overwritten unseen when it was saved a third time', async () => {
    const { user, store } = await conflict()
    store.publishElsewhere('Words of Bob')
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await waitFor(() => expect(button('Overwrite it with mine')).toBeEnabled())
    await user.click(button('Look at the other version'))
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
    const { user } = open(store, { reload: () => Promise.reject(new Error('no answer')) })
    await user.click(button('Edit page'))
    await user.type(text(), ' of mine')
    store.publishElsewhere('Words of Ann')
    await user.click(button('Save page'))
    await user.click(await screen.findByRole('button', { name: 'Look at the other version' }))
    expect(screen.getByText('The other version could not be read.')).toBeVisible()
    await user.click(button('Overwrite it with mine'))
    await waitFor(() => expect(store.stored.active).toBe('Published words of mine'))
  })
})
