import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageStatus } from '@sitewright/api-client'
import { allFetched } from '../testing/all-fetched.ts'
import {
  bar,
  button,
  entry,
  hidden,
  noEntry,
  openStatusPage as open,
  shown,
  text,
} from '../testing/open-status-page.tsx'
import { pageStore, slowPageStore } from '../testing/page-store.ts'
import { leavePage, returnToPage } from './return-to-page.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

/** All that is said from now on by what screen readers announce. */
function everySaid(): () => readonly string[] {
  const said = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const place of screen.queryAllByRole('status')) said.add(place.textContent ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return [...said]
  }
}

async function schedule(user: ReturnType<typeof open>['user']) {
  await user.click(button('Schedule'))
  return within(await screen.findByRole('dialog', { name: 'Schedule' }, { timeout: 20_000 }))
}

describe('publishing from the bar', () => {
  it('publishes with the address and title of now, says so, and can be undone', async () => {
    const { user, updates, current } = open(hidden)
    expect(bar().getByText('Not published')).toBeVisible()
    current.name = 'Our huts'
    await user.click(button('Publish'))
    expect(await screen.findByText('Published. It is not in the menu yet.')).toBeVisible()
    expect(updates).toEqual([
      { id: 7, title: 'Our huts', url: 'huts', published: true, pub_start: null, pub_end: null },
    ])
    expect(bar().getByText('Published')).toBeVisible()
    expect(bar().queryByRole('button', { name: 'Publish' })).toBeNull()
    await user.click(button('Undo'))
    expect(await screen.findByText('Not published any more')).toBeVisible()
    expect(updates.at(-1)).toMatchObject({ published: false })
  })

  it('names what is left of a template, and publishes it only where that is meant', async () => {
    const store = pageStore()
    store.stored.active = 'Hello, we are [your club]'
    const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const { user, updates } = open(hidden, store)
    await user.click(button('Publish'))
    await waitFor(() => expect(ask).toHaveBeenCalledWith('This page still has words of a template: ‘[your club]’.'))
    await waitFor(() => expect(button('Publish')).toBeEnabled())
    expect(updates).toEqual([])
    await user.click(button('Publish'))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true })]))
  })

  it('saves what is typed and publishes it, in one press and with one word', async () => {
    const store = slowPageStore()
    const { user, updates } = open(hidden, store)
    const said = everySaid()
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    await user.click(button('Publish'))
    expect(await screen.findByText('Saving')).toBeInTheDocument()
    store.answer()
    expect(await screen.findByText('Published. It is not in the menu yet.')).toBeVisible()
    await allFetched()
    expect(said().filter((words) => words.startsWith('Saved'))).toEqual([])
    expect(screen.getByText('Published. It is not in the menu yet.')).toBeVisible()
    expect(store.requests).toEqual([expect.objectContaining({ content: 'Published words and more', draft: false })])
    expect(updates).toEqual([expect.objectContaining({ id: 7, published: true })])
  })

  it('publishes what is edited also where nothing was changed', async () => {
    const store = pageStore()
    const { user, updates } = open(hidden, store)
    await user.click(button('Edit page'))
    await user.click(button('Publish'))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true })]))
    expect(store.requests).toEqual([])
  })

  it('leaves the words to be corrected where they are of a template, neither saved nor published', async () => {
    const store = pageStore()
    vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user, updates } = open(hidden, store)
    await user.click(button('Edit page'))
    await user.type(text(), ' of [[your club]')
    await user.click(button('Publish'))
    await waitFor(() => expect(window.confirm).toHaveBeenCalledOnce())
    await waitFor(() => expect(button('Publish')).toBeEnabled())
    expect(text()).toHaveValue('Published words of [your club]')
    expect([store.requests, updates]).toEqual([[], []])
  })

  it('publishes nothing where the save is refused', async () => {
    const store = pageStore()
    const { user, updates } = open(hidden, store)
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    store.publishElsewhere('Words of Ann')
    await user.click(button('Publish'))
    expect(await screen.findByText(/Ann saved this page after you started/)).toBeVisible()
    await waitFor(() => expect(button('Publish')).toBeEnabled())
    expect(updates).toEqual([])
  })

  it('publishes the draft that is edited, with what is typed, in one press', async () => {
    const store = pageStore('Draft words')
    const { user, updates } = open(hidden, store)
    const said = everySaid()
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    expect(button('Publish draft as active page')).toBeVisible()
    expect(bar().getByText('Not published')).toBeVisible()
    expect(bar().getByText('[draft mode]')).toBeVisible()
    await user.type(text(), ' and more')
    await user.click(button('Publish'))
    expect(await screen.findByText('Published. It is not in the menu yet.')).toBeVisible()
    await allFetched()
    expect(said().filter((words) => words.startsWith('Saved'))).toEqual([])
    expect(store.stored).toMatchObject({ active: 'Draft words and more', draft: null })
    expect(updates).toEqual([expect.objectContaining({ id: 7, published: true })])
    expect(bar().queryByText('[draft mode]')).toBeNull()
  })

  it('publishes the draft that is seen', async () => {
    const store = pageStore('Draft words')
    const { user, updates } = open(hidden, store)
    await user.click(button('Load draft'))
    await user.click(button('Publish'))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true })]))
    expect(store.stored).toMatchObject({ active: 'Draft words', draft: null })
    expect(screen.getByText('Draft words')).toBeVisible()
  })

  it('publishes what is saved while that is seen, and keeps the draft', async () => {
    const store = pageStore('Draft words')
    const { user, updates } = open(hidden, store)
    await user.click(button('Publish'))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true })]))
    expect(store.requests).toEqual([])
  })

  it('is not for a page that visitors see', async () => {
    const { user } = open(shown)
    await user.click(button('Edit page'))
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('publishes at once what was to come later', async () => {
    const { user, updates } = open({ ...hidden, published: true, pub_start: 4_000_000_000 })
    expect(bar().getByText('Scheduled')).toBeVisible()
    await user.click(button('Publish'))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true, pub_start: null })]))
  })

  it('takes a page offline, says so, and can be undone', async () => {
    const { user, updates } = open(shown)
    await user.click(await entry('Take offline'))
    expect(await screen.findByText('Not published any more')).toBeVisible()
    expect(updates).toEqual([expect.objectContaining({ id: 7, published: false })])
    expect(bar().getByText('Not published')).toBeVisible()
    expect(noEntry('Take offline')).toBeNull()
    await user.click(button('Undo'))
    expect(await bar().findByText('Published')).toBeVisible()
    expect(updates.at(-1)).toMatchObject({ published: true })
  })

  it('copies the link of a page that visitors see', async () => {
    const { user } = open(shown)
    await user.click(await entry('Copy link'))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/huts`)
  })

  it('keeps or discards what was typed there by buttons that say so', async () => {
    const { user } = open(hidden, undefined, undefined, true)
    await user.click(button('Schedule'))
    const dialog = await screen.findByRole('dialog', { name: 'Schedule' }, { timeout: 20_000 })
    const start = within(dialog).getByLabelText('Publishing start')
    await user.type(start, '2090-03-01T09:00')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(start).toHaveValue('2090-03-01T09:00')
    await user.click(start)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for dates in a dialog', async () => {
    const { user, updates } = open(hidden)
    await user.click(button('Schedule'))
    const dialog = await screen.findByRole('dialog', { name: 'Schedule' }, { timeout: 20_000 })
    await user.type(within(dialog).getByLabelText('Publishing start'), '2090-03-01T09:00')
    await user.click(within(dialog).getByRole('button', { name: 'SAVE' }))
    expect(await screen.findByText('Scheduled', { selector: 'div span' })).toBeVisible()
    expect(updates).toEqual([
      expect.objectContaining({ published: true, pub_start: Math.floor(+new Date('2090-03-01T09:00') / 1000) }),
    ])
  })

  it('schedules an unpublished page by a start to come, and says so before', async () => {
    const { user, updates } = open(hidden)
    const dialog = await schedule(user)
    expect(dialog.getByRole('checkbox', { name: 'Published' })).not.toBeChecked()
    expect(dialog.getByRole('status')).toHaveTextContent('Visitors do not see this page.')
    await user.type(dialog.getByLabelText('Publishing start'), '2090-03-01T09:00')
    expect(dialog.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    expect(dialog.getByRole('status')).toHaveTextContent(/^Visitors see this page from 1 Mar 2090/)
    await user.clear(dialog.getByLabelText('Publishing start'))
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await allFetched()
    expect(updates).toEqual([])
  })

  it('publishes at once in the dialog where that is ticked, and says so before', async () => {
    const { user, updates } = open(hidden)
    const dialog = await schedule(user)
    await user.type(dialog.getByLabelText('Publishing end'), '2090-03-01T09:00')
    expect(dialog.getByRole('status')).toHaveTextContent('‘Published’ is not ticked')
    await user.click(dialog.getByRole('checkbox', { name: 'Published' }))
    expect(dialog.getByRole('status')).toHaveTextContent(/^Saving publishes this page at once, until 1 Mar 2090/)
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    await waitFor(() => expect(updates).toEqual([expect.objectContaining({ published: true, pub_start: null })]))
  })

  it('keeps dates without publishing', async () => {
    const { user, updates } = open(hidden)
    const dialog = await schedule(user)
    await user.type(dialog.getByLabelText('Publishing end'), '2090-03-01T09:00')
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    expect(await screen.findByText('Dates saved')).toBeVisible()
    expect(updates).toEqual([expect.objectContaining({ published: false, pub_start: null })])
  })

  it('sends no end before the start, but leads to it', async () => {
    const { user, updates } = open(hidden)
    const dialog = await schedule(user)
    await user.type(dialog.getByLabelText('Publishing start'), '2090-03-01T09:00')
    await user.type(dialog.getByLabelText('Publishing end'), '2090-02-01T09:00')
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    const end = dialog.getByLabelText('Publishing end')
    expect(end).toHaveFocus()
    expect(end).toBeInvalid()
    expect(end).toHaveAccessibleDescription(/The end is not after the start/)
    await allFetched()
    expect(updates).toEqual([])
  })

  it('is not for those who may not, who are told who can', async () => {
    open({ ...hidden, mayPublish: false })
    await allFetched()
    expect(bar().getByText('A page manager can publish it')).toBeVisible()
    expect(bar().queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(bar().queryByRole('button', { name: 'Schedule' })).toBeNull()
  })

  it('takes nothing offline for those who may not', async () => {
    open({ ...shown, mayPublish: false })
    await allFetched()
    expect(await entry('Copy link')).toBeInTheDocument()
    expect(noEntry('Take offline')).toBeNull()
  })
})

describe('after a save', () => {
  async function save(status: PageStatus, name = 'Save page') {
    const opened = open(status)
    await opened.user.click(button('Edit page'))
    await opened.user.type(text(), '!')
    await opened.user.click(button(name))
    return opened
  }

  it.each([
    ['a published page', shown, 'Save page', 'Saved'],
    ['a draft', shown, 'Save as draft', 'Draft saved'],
  ])('of %s it says so', async (_, status, name, said) => {
    await save(status, name)
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('of an unpublished page it says that visitors cannot see it yet, with the button for that', async () => {
    const { user, updates } = await save(hidden)
    const said = (await screen.findByText('Saved. Visitors cannot see this page yet.')).parentElement!
    await user.click(within(said).getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(updates).toHaveLength(1))
  })
})

it("brings discarded words back by 'Undo'", async () => {
  const { user } = open(shown)
  await user.click(button('Edit page'))
  await user.type(text(), ' and more')
  await user.click(button('Discard changes'))
  expect(screen.getByText('Changes discarded')).toBeVisible()
  expect(screen.getByText('Published words')).toBeVisible()
  await user.click(button('Undo'))
  expect(text()).toHaveValue('Published words and more')
  expect(button('Save page')).toBeEnabled()
})

it('takes the focus by its menu button once somebody is back from what it led to', async () => {
  const goesBack = vi.spyOn(window.history, 'back').mockReturnValue()
  open(shown)
  await allFetched()
  expect(button('More')).not.toHaveFocus()
  cleanup()
  leavePage(7)
  returnToPage()
  expect(goesBack).toHaveBeenCalledOnce()
  open(shown)
  await waitFor(() => expect(button('More')).toHaveFocus())
})
