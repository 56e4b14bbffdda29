import { ApiError, type SearchResults } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appSetup, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { allFetched } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { found, search } from '../testing/search-answers.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  vi.useRealTimers()
  log.mockClear()
})

const field = () => screen.getByRole('searchbox', { name: 'Search' })
const links = () => within(screen.getByRole('main')).queryAllByRole('link')

function openSearch(path: string, answer: unknown = found('Ridge hut'), state = pageState()) {
  const shell = renderShell({ path, state, answers: { [search]: answer } })
  return { ...shell, asked: () => shell.server.calls.filter(([key]) => key === search).map(([, input]) => input) }
}

describe('search page', () => {
  it('asks for words first, and makes no call', async () => {
    const { asked } = openSearch('/search')
    await allFetched()
    expect(field()).toHaveValue('')
    expect(screen.getByText('Search for words in the titles and texts of pages.')).toBeVisible()
    expect(screen.queryByText(/Nothing found/)).toBeNull()
    expect(asked()).toEqual([])
    expect(document.title).toBe('Search – Tramping Club')
  })

  it('is reached from the masthead', async () => {
    const { user, router } = openSearch('/huts')
    await user.click(screen.getByRole('link', { name: 'Search' }))
    expect(field()).toBeVisible()
    expect(router.state.location.pathname).toBe('/search')
  })

  it('shows links to the pages found, with the words around the hits marked', async () => {
    openSearch('/search?q=hut')
    expect(await screen.findByRole('link', { name: 'Ridge hut' })).toHaveAttribute('href', '/page-1')
    expect(screen.getByText('hut', { selector: 'mark' })).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Ridge hut The hut stands on the ridge')
    expect(screen.getByText('1 result for ‘hut’')).toBeVisible()
    expect(field()).toHaveValue('hut')
  })

  it('shows several addresses of one page, with markup in a title as text', async () => {
    const titles = ['Annual meeting', '<b>Annual</b> dinner']
    const { results } = found(...titles)
    const below = results.map((result, at) => ({ ...result, id: 1, below: `a${at}`, address: `/news/a${at}` }))
    openSearch('/search?q=hut', { results: below, more: false })
    for (const [at, name] of titles.entries())
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/news/a${at}`)
    expect(log).not.toHaveBeenCalled()
  })

  it('searches without loading a document, again each time', async () => {
    const { user, router, asked } = openSearch('/search', ({ q }: { q: string }) => found(`About ${q}`))
    await user.type(field(), '  lake   huts {Enter}')
    expect(await screen.findByRole('link', { name: 'About lake huts' })).toBeVisible()
    expect(router.state.location.search).toBe('?q=lake+huts')
    expect(field()).toHaveFocus()
    await user.clear(field())
    await user.type(field(), 'ridge')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('link', { name: 'About ridge' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'About lake huts' })).toBeNull()

    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'About lake huts' })).toBeVisible()
    expect(field()).toHaveValue('lake huts')
    expect(asked()).toEqual(['lake huts', 'ridge', 'lake huts'].map((q) => ({ q, from: 0 })))
  })

  it('pages through the results', async () => {
    const answer = ({ from }: { from: number }): SearchResults =>
      from === 0 ? { ...found(...Array.from({ length: 20 }, (_, n) => `Hut ${n}`)), more: true } : found('Last hut')
    const { user, router } = openSearch('/search?q=hut', answer)
    expect(await screen.findByText('Results 1 to 20 for ‘hut’')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Results 21 to 21 for ‘hut’')).toBeVisible()
    expect(router.state.location.search).toBe('?q=hut&from=20')
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    expect(screen.getByRole('list')).toHaveAttribute('start', '21')
    await user.click(screen.getByRole('link', { name: 'Previous' }))
    expect(await screen.findByText('Results 1 to 20 for ‘hut’')).toBeVisible()
  })

  it('says when there is nothing, and what to try', async () => {
    openSearch('/search?q=zzz', found())
    expect(await screen.findByText('Nothing found for ‘zzz’')).toBeVisible()
    expect(screen.getByText(/Check the spelling/)).toBeVisible()
    expect(links()).toEqual([])
  })

  it('shows only the answer to the latest words', async () => {
    const slow = Promise.withResolvers<SearchResults>()
    const { user } = openSearch('/search?q=slow', ({ q }: { q: string }) => (q === 'slow' ? slow.promise : found(q)))
    await user.clear(field())
    await user.type(field(), 'quick{Enter}')
    expect(await screen.findByRole('link', { name: 'quick' })).toBeVisible()
    await act(async () => slow.resolve(found('slow')))
    expect(links().map((link) => link.textContent)).toEqual(['quick'])
  })

  it.each([0, 500])('keeps trying while there is no answer that helps (%i), and says so', async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const down = new ApiError('down', { status })
    let tries = 0
    openSearch('/search?q=hut', () => ((tries += 1) < 2 ? down : found('Ridge hut')))
    await waitFor(() => expect(log).toHaveBeenCalledWith(down))
    expect(screen.getByText('Searching')).toBeInTheDocument()
    const words = 'The search does not answer at the moment. It is tried again by itself.'
    expect(await screen.findByText(words)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findByRole('link', { name: 'Ridge hut' })).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('uses the results of the document, until the permissions change', async () => {
    const state = pageState({ view: { found: 'search', q: 'hut', from: 0, results: found('Ridge hut') } })
    const { parts, asked } = openSearch('/search?q=hut', found('Hut for members'), state)
    expect(screen.getByRole('link', { name: 'Ridge hut' })).toBeVisible()
    expect(asked()).toEqual([])
    act(() => parts.session.getState().apply(loggedInSetup(['core.account-owner'])))
    expect(await screen.findByRole('link', { name: 'Hut for members' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ridge hut' })).toBeNull()
  })

  it('shows texts as text, whatever is in them', async () => {
    const results = [{ id: 1, title: '<b>x</b>', address: '/x', excerpt: [{ text: '<img src=x>', hit: true }] }]
    openSearch('/search?q=%3Cscript%3E', { results, more: false }, pageState({ setup: appSetup() }))
    expect(await screen.findByRole('link', { name: '<b>x</b>' })).toBeVisible()
    expect(screen.getByText('<img src=x>')).toBeVisible()
    expect(screen.getByText('1 result for ‘<script>’')).toBeVisible()
  })
})
