import { ApiError, type SearchResults } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagesOfLargeSite, sampleHit } from '../testing/page-samples.ts'
import { samplePage, samplePages } from '../testing/samples.ts'
import { pagedPages } from '../testing/paged-pages.ts'

afterEach(() => void vi.restoreAllMocks())

const search = 'GET public/search.json.php'
const paged = 'GET private/page-get-paged.json.php'
const field = () => screen.getByRole('searchbox', { name: 'Search pages' })
const status = () => screen.getAllByRole('status')[0]!
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('link')[0]?.textContent)
const nothingFound: SearchResults = { results: [], more: false }
const found = (...results: SearchResults['results']): SearchResults => ({ results, more: false })

async function open(answers: Answers = {}) {
  const manager = openPageManager({ [search]: () => nothingFound, ...answers })
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(0))
  return manager
}

describe('searching the pages', () => {
  it('lists what the server finds once typing pauses, and says how many', async () => {
    const list = [...samplePages, samplePage(4, 'Hüttenbuch', 'log')]
    const { user, inputsOf } = await open({ [paged]: pagedPages(() => list) })
    await user.type(field(), 'HUTT')
    await waitFor(() => expect(titles()).toEqual(['Hüttenbuch']))
    expect(inputsOf(paged)).toEqual([{}, { q: 'HUTT' }])
    expect(status()).toHaveTextContent('1 page')
    await user.clear(field())
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('begins with the words that the address names', async () => {
    const { inputsOf } = openPageManager({ [search]: () => nothingFound }, { q: 'huts' })
    await waitFor(() => expect(titles()).toEqual(['Our huts']))
    expect(field()).toHaveValue('huts')
    expect(inputsOf(paged)).toEqual([{ q: 'huts' }])
  })

  it('keeps what was found in sight, and says so, until the next search is answered', async () => {
    const all = pagedPages(() => samplePages)
    const answer = Promise.withResolvers<ReturnType<typeof all>>()
    const { user } = await open({ [paged]: (input) => (input.q ? answer.promise : all(input)) })
    await user.type(field(), 'huts')
    await waitFor(() => expect(status()).toHaveTextContent('Searching …'))
    expect(titles()).toHaveLength(3)
    answer.resolve(all({ q: 'huts' }))
    await waitFor(() => expect(titles()).toEqual(['Our huts']))
    expect(status()).not.toHaveTextContent('Searching')
  })

  it('shows where the texts have the words', async () => {
    const hit = sampleHit(2, ['… read about the ', 'huts', ' in the hills'])
    const { user, inputsOf } = await open({ [search]: () => found(hit) })
    await user.type(field(), 'huts')
    expect(await screen.findByText('huts', { selector: 'mark' })).toBeVisible()
    expect((await findRow('Our huts')).getByText(/read about the/)).toBeVisible()
    expect(inputsOf(search)).toEqual([{ q: 'huts' }])
    await user.clear(field())
    await waitFor(() => expect(screen.queryByText('huts', { selector: 'mark' })).toBeNull())
  })

  it('shows the words of a page itself, and not of what stands below it', async () => {
    const page = sampleHit(2, ['', 'huts', ' in the hills'])
    const below = { ...sampleHit(2, ['', 'huts', ' of the year']), below: 'annual-meeting' }
    const { user } = await open({ [search]: () => found(page, below) })
    await user.type(field(), 'huts')
    expect(await screen.findByText('huts', { selector: 'mark' })).toBeVisible()
    expect((await findRow('Our huts')).getByText(/in the hills/)).toBeVisible()
  })

  it('offers a way back where it finds nothing', async () => {
    const { user } = await open()
    await user.type(field(), 'zebra')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(field()).toHaveValue('')
  })

  it('does without the words around where they cannot be had', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const { user } = await open({
      [search]: () => {
        throw down
      },
    })
    await user.type(field(), 'huts')
    await waitFor(() => expect(titles()).toEqual(['Our huts']))
    await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith(down))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('works within the chosen types', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Single page' }))
    await user.type(field(), 'welc')
    expect(await screen.findByText('No pages found')).toBeVisible()
  })
})

describe('a list of 10,000 pages', () => {
  it('comes in pages of a hundred, is searched over all, and shows what was just created', async () => {
    const large = pagesOfLargeSite(10_000)
    const { user } = openPageManager({
      [search]: () => nothingFound,
      [paged]: pagedPages(() => large),
      'POST private/page-create.json.php': () => ({ id: 10_001 }),
    })
    // By selector: looking for a role among hundreds of buttons takes jsdom seconds.
    const rows = () => document.querySelectorAll('tbody tr:not([data-plain])').length
    await waitFor(() => expect(screen.getByText('100 of 10,000 pages')).toBeVisible())
    expect(rows()).toBe(100)
    fireEvent.click(screen.getByText('Load more'))
    await waitFor(() => expect(rows()).toBe(200))
    expect(screen.getByText('200 of 10,000 pages')).toBeVisible()
    await user.click(screen.getByPlaceholderText('Search by title, shortcut or text'))
    await user.paste('number 9999')
    await waitFor(() => expect(rows()).toBe(1))
    expect(screen.getByText('Report number 9999')).toBeVisible()
    await user.clear(field())

    await waitFor(() => expect(rows()).toBe(100))
    await user.click(screen.getByText('Create New Page'))
    await user.type(await screen.findByLabelText('Page Description'), 'The newest')
    await user.click(screen.getByText('CREATE'))
    expect(await screen.findByText('The newest')).toBeInTheDocument()
    expect(rows()).toBe(101)
  })
})
