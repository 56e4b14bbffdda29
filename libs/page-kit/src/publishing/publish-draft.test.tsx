import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allFetched } from '../testing/all-fetched.ts'
import { bar, button, hidden, openStatusPage as open, shown, text } from '../testing/open-status-page.tsx'
import { pageStore, slowPageStore } from '../testing/page-store.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const noButton = () => expect(screen.queryByRole('button', { name: 'Publish draft' })).toBeNull()

describe('a draft that is newer than what visitors see', () => {
  it('is published in one press, which can be undone', async () => {
    const store = slowPageStore('Draft words')
    const { user, updates } = open(shown, store)
    await user.click(button('Publish draft'))
    await waitFor(() => expect(button('Publish draft')).toBeDisabled())
    await screen.findByText('Saving')
    store.answer()
    expect((await screen.findByRole('button', { name: 'Undo' })).parentElement).toHaveTextContent('Published')
    expect(screen.getByText('Draft words')).toBeVisible()
    expect(store.stored).toMatchObject({ active: 'Draft words', draft: null })
    expect(updates).toEqual([])
    noButton()
    await user.click(button('Undo'))
    await waitFor(() => {
      store.answer()
      expect(store.stored).toMatchObject({ active: 'Published words', draft: 'Draft words' })
    })
  })

  it('is so too while it is looked at, but not while it is edited', async () => {
    const store = pageStore('Draft words')
    const { user } = open(shown, store)
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    noButton()
    await user.click(button('Close'))
    await user.click(button('Publish draft'))
    await waitFor(() => expect(store.stored).toMatchObject({ active: 'Draft words', draft: null }))
    expect(bar().queryByText('[draft mode]')).toBeNull()
  })

  it('is asked about where words of a template are left in it', async () => {
    const store = pageStore('Hello, we are [your club]')
    const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const { user } = open(shown, store)
    await user.click(button('Publish draft'))
    await waitFor(() => expect(ask).toHaveBeenCalledWith('This page still has words of a template: ‘[your club]’.'))
    await allFetched()
    expect(store.requests).toEqual([])
    expect(bar().queryByText('[draft mode]')).toBeNull()
    await user.click(button('Publish draft'))
    await waitFor(() => expect(store.stored).toMatchObject({ active: 'Hello, we are [your club]', draft: null }))
  })

  it('stays in the editor beside what somebody else has published meanwhile', async () => {
    const store = pageStore('Draft words')
    const { user } = open(shown, store)
    store.publishElsewhere('Words of Ann')
    await user.click(button('Publish draft'))
    expect(await screen.findByText(/Ann saved this page after you started/)).toBeVisible()
    expect(text()).toHaveValue('Draft words')
    expect(store.stored).toMatchObject({ active: 'Words of Ann', draft: 'Draft words' })
  })
})

it.each([
  ['an older draft', { ...shown, draftIsOlder: true }, 'Draft words'],
  ['the draft of a page that visitors do not see', hidden, 'Draft words'],
  ['a page without a draft', shown, null],
])('is not offered for %s', async (_, status, draft) => {
  open(status, pageStore(draft))
  await allFetched()
  expect(button('Edit page')).toBeVisible()
  noButton()
})
