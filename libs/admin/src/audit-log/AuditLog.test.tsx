import type { AuditList } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manyEntries, sampleEntries, sampleEntry } from '../testing/audit-samples.ts'
import { sampleNow } from '../testing/mail-samples.ts'
import { manyAccounts, pagedAccounts } from '../testing/sample-accounts.ts'
import {
  accountsCall,
  alertShown,
  choosePerson,
  down,
  entriesShown,
  listCall,
  openAuditLog,
  pagesOf,
} from '../testing/open-audit-log.tsx'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland' // before a format of dates is made
  return before
})
beforeEach(() => {
  vi.setSystemTime(sampleNow * 1000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const rows = async () => (await screen.findAllByRole('row')).slice(1)

describe('Audit Log', () => {
  it('shows who did what to what, and when, in the order of the server', async () => {
    await openAuditLog()
    await entriesShown()
    const texts = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(texts.slice(0, 3)).toEqual([
      [
        '3 Mar 2026, 2:54 pm',
        'Kim Ngata (kim@example.org)192.0.2.17',
        'Page changedOur huts · page 12',
        'Published, address /huts',
      ],
      [
        '3 Mar 2026, 1:57 pm14 times until 3 Mar 2026, 2:02 pm',
        'Tāne Alexander (alex@example.org)2001:db8::17',
        'Stored a draft of the textOur huts · page 12',
        '',
      ],
      [
        '3 Mar 2026, 1:04 pm3 times until 3 Mar 2026, 1:07 pm',
        'Someone not logged in198.51.100.4',
        'Failed to log inkim@example.org · email address',
        '',
      ],
    ])
    expect(texts[4]?.[1]).toBe('The server')
    expect(screen.getByText('6 entries in all')).toBeVisible()
  })

  it('says so where nothing was done yet', async () => {
    await openAuditLog({ [listCall]: () => ({ entries: [], more: false }) })
    expect(within(await screen.findByRole('table')).getByText('No activity yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  })

  it('only logs that the entries could not be loaded, and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    const { user } = await openAuditLog({ [listCall]: (query) => (isDown ? down() : pagesOf(sampleEntries)(query)) })
    expect(await screen.findByText('The entries could not be loaded')).toBeVisible()
    expect(log).toHaveBeenCalledOnce()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await entriesShown()
    expect(await rows()).toHaveLength(6)
  })

  it('reads the newest again on Refresh, and alerts where that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let answer: Answers[typeof listCall] = pagesOf(sampleEntries.slice(1))
    const { user } = await openAuditLog({ [listCall]: (query) => answer!(query) })
    await entriesShown()
    answer = pagesOf(sampleEntries)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7))
    answer = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const text = 'The entries could not be reloaded: The server is busy, please try again'
    expect((await alertShown()).getByText(text)).toBeVisible()
    await user.click((await alertShown()).getByRole('button', { name: 'OK' }))
    expect(await rows()).toHaveLength(6)
  })
})

describe('Load more', () => {
  it('adds older entries until there are none, and then gives the focus to what says so', async () => {
    const { user, asked } = await openAuditLog({ [listCall]: pagesOf(manyEntries(250)) })
    expect(await screen.findByText('100 entries shown')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('200 entries shown')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    const end = await screen.findByText('250 entries in all')
    expect(asked()).toEqual([{}, { before: 151 }, { before: 51 }])
    expect(await rows()).toHaveLength(250)
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    expect(end).toHaveFocus()
  })

  it('alerts where it fails, keeps what is there, and can be asked again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let fails = true
    const all = pagesOf(manyEntries(120))
    const { user } = await openAuditLog({ [listCall]: (query) => (query.before && fails ? down() : all(query)) })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    const text = 'More entries could not be loaded: The server is busy, please try again'
    expect((await alertShown()).getByText(text)).toBeVisible()
    await user.click((await alertShown()).getByRole('button', { name: 'OK' }))
    fails = false
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('120 entries in all')).toBeVisible()
  })
})

describe('the filter', () => {
  it('asks for words once typing pauses, for a person and for days at once', async () => {
    const { user, asked } = await openAuditLog()
    await entriesShown()
    await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'huts')
    await waitFor(() => expect(asked()).toEqual([{}, { q: 'huts' }]))
    await choosePerson(user, 'Kim Ngata (kim@example.org)')
    await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'huts', account: 1 }))
    await user.type(screen.getByLabelText('From'), '2026-03-01')
    await user.type(screen.getByLabelText('To'), '2026-03-02')
    const [from, to] = ['2026-03-01T00:00+13:00', '2026-03-03T00:00+13:00'].map((text) => Date.parse(text) / 1000)
    await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'huts', account: 1, from, to }))
    expect(asked()).toHaveLength(5)
  })

  it('keeps to a person whose name is pressed in the list, also one whose account is gone', async () => {
    const gone = sampleEntry(7, { account: 77, name: 'Old Timer (old@example.org)' })
    const { user, asked } = await openAuditLog({ [listCall]: pagesOf([gone, ...sampleEntries]) })
    await entriesShown()
    await user.click(within((await rows())[0]!).getByRole('button', { name: 'Old Timer (old@example.org)' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ account: 77 }))
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Account 77')
  })

  it('that finds nothing says so, and can be taken away', async () => {
    const answer: Answers[typeof listCall] = (query) =>
      query.q ? { entries: [], more: false } : pagesOf(sampleEntries)(query)
    const { user } = await openAuditLog({ [listCall]: answer })
    await entriesShown()
    await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'nowhere')
    const table = within(await screen.findByRole('table'))
    expect(await table.findByText('No matching activity')).toBeVisible()
    await user.click(table.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7))
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('')
  })

  it('says of a last day before the first that nothing can be found', async () => {
    const { user } = await openAuditLog()
    await user.type(screen.getByLabelText('From'), '2026-03-02')
    await user.type(screen.getByLabelText('To'), '2026-03-01')
    expect(screen.getByText('The last day is before the first, so nothing can be found.')).toBeVisible()
  })

  it('shows nothing of an answer that came too late', async () => {
    const late = Promise.withResolvers<AuditList>()
    const answer: Answers[typeof listCall] = (query) => (query.account ? pagesOf([])(query) : late.promise)
    const { user } = await openAuditLog({ [listCall]: answer })
    await choosePerson(user, 'Ari Samuels (sam@example.org)')
    expect(await screen.findAllByText('No matching activity')).not.toHaveLength(0)
    late.resolve(pagesOf(sampleEntries)({}))
    await late.promise
    expect(await rows()).toHaveLength(1)
  })

  it('finds a person where there are too many to choose from, and keeps the choice', async () => {
    const { asked, user } = await openAuditLog({ [accountsCall]: pagedAccounts(() => manyAccounts(300)) })
    await entriesShown()
    const field = await screen.findByRole('searchbox', { name: 'Find a person' })
    await user.type(field, '.299@')
    const [found] = await screen.findAllByRole('option', { name: /\.299@/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), found!)
    await waitFor(() => expect(asked().at(-1)).toEqual({ account: 299 }))
    await user.clear(field)
    await screen.findByRole('option', { name: /\.1@/ })
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue(/\.299@/)
  })

  it('can do without the list of accounts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openAuditLog({ [accountsCall]: down })
    await entriesShown()
    expect(await screen.findByText(/The accounts could not be loaded/)).toBeVisible()
  })
})
