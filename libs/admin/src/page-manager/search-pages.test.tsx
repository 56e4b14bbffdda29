import { ApiError, type SearchResults } from '@sitewright/api-client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagesOfLargeSite, sampleHit } from '../testing/page-samples.ts'
import { samplePage, samplePages } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

const search = 'GET public/search.json.php'
const field = () => screen.getByRole('searchbox', { name: 'Search pages' })
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
  it('finds titles and shortcuts at once, without regard to case and accents', async () => {
    const list = [...samplePages, samplePage(4, 'Hüttenbuch', 'log')]
    const answers = { 'GET private/page-get-list.json.php': () => list, [search]: () => new Promise<never>(() => {}) }
    const { user } = await open(answers)
    await user.type(field(), 'HUTT')
    await waitFor(() => expect(titles()).toEqual(['Hüttenbuch']))
    await user.clear(field())
    await user.type(field(), '/welc')
    await waitFor(() => expect(titles()).toEqual(['Welcome']))
    expect(screen.getByRole('status')).toHaveTextContent('1 of 4 pages · Searching the texts …')
  })

  it('adds the pages whose text holds the words, and shows where', async () => {
    const hit = sampleHit(1, ['… read about the ', 'huts', ' in the hills'])
    const { user, inputsOf } = await open({ [search]: () => found(hit) })
    await user.type(field(), 'huts')
    expect(await screen.findByText('huts', { selector: 'mark' })).toBeVisible()
    expect(titles()).toEqual(['Welcome', 'Our huts'])
    expect((await findRow('Welcome')).getByText(/read about the/)).toBeVisible()
    expect(inputsOf(search)).toEqual([{ q: 'huts' }])
    await user.clear(field())
    expect(screen.queryByText('huts', { selector: 'mark' })).toBeNull()
    expect(titles()).toHaveLength(3)
  })

  it('keeps to the answer for the latest words', async () => {
    const slow = Promise.withResolvers<SearchResults>()
    const never = new Promise<SearchResults>(() => {})
    const answer = ({ q }: { q: string }) =>
      q === 'slow' ? slow.promise : q !== 'quick' ? never : found(sampleHit(3, ['a ', 'quick', ' way']))
    const { user, inputsOf } = await open({ [search]: answer })
    await user.type(field(), 'slow')
    await waitFor(() => expect(inputsOf(search)).toHaveLength(1))
    await user.clear(field())
    await user.type(field(), 'quick')
    await waitFor(() => expect(titles()).toEqual(['Write to us']))
    await act(async () => slow.resolve(found(sampleHit(1, ['', 'slow', '']))))
    expect(titles()).toEqual(['Write to us'])
    await user.type(field(), ' never')
    expect(await screen.findByText('Searching the texts …')).toBeVisible()
    expect(screen.queryByText('Write to us')).toBeNull()
  })

  it('says when no page is found, and leads back to all', async () => {
    const { user } = await open()
    await user.type(field(), 'zzz')
    expect(await screen.findByText('No pages found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field()).toHaveValue('')
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  it('finds titles although the texts cannot be searched', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const { user } = await open({
      [search]: () => {
        throw down
      },
    })
    await user.type(field(), 'huts')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The texts could not be searched'))
    expect(titles()).toEqual(['Our huts'])
    expect(log).toHaveBeenCalledExactlyOnceWith(down)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('works within the chosen types', async () => {
    const { user } = await open({ [search]: () => found(sampleHit(1, ['', 'we', ''])) })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Single page' }))
    await user.type(field(), 'welc')
    expect(await screen.findByText('No pages found')).toBeVisible()
  })

  it('says that the server found more than it told', async () => {
    const { user } = await open({ [search]: () => ({ ...found(sampleHit(1, ['', 'a', ''])), more: true }) })
    await user.type(field(), 'a')
    expect(await screen.findByText(/More pages contain these words/)).toBeVisible()
  })

  it('stays usable with 10,000 pages: a table of fifty, searched over all, with what was just created', async () => {
    const large = pagesOfLargeSite(10_000)
    const { user } = openPageManager({
      [search]: () => nothingFound,
      'GET private/page-get-list.json.php': () => large,
      'POST private/page-create.json.php': () => ({ id: 10_001 }),
    })
    // By selector: looking for a role among hundreds of buttons takes jsdom seconds.
    const rows = () => document.querySelectorAll('tbody tr:not([data-plain])').length
    await waitFor(() => expect(screen.getByText('50 of 10,000 shown')).toBeVisible())
    expect(rows()).toBe(50)
    fireEvent.click(screen.getByText('Show 50 more'))
    expect(rows()).toBe(100)
    await user.click(screen.getByPlaceholderText('Search by title, shortcut or text'))
    await user.paste('number 9999')
    await waitFor(() => expect(rows()).toBe(1))
    expect(screen.getByText('Report number 9999')).toBeVisible()
    await user.clear(field())

    await waitFor(() => expect(rows()).toBe(50))
    await user.click(screen.getByText('Create New Page'))
    await user.type(await screen.findByLabelText('Page Description'), 'The newest')
    await user.click(screen.getByText('CREATE'))
    expect(await screen.findByText('The newest')).toBeInTheDocument()
    expect(rows()).toBe(51)
  })
})
