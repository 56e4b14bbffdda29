import { ApiError, type AuditEntry, type AuditList } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manyEntries, sampleEntries, sampleEntry } from '../testing/audit-samples.ts'
import { sampleNow } from '../testing/mail-samples.ts'
import { sampleAccounts } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import AuditLog from './AuditLog.tsx'
import { maxRows } from './use-audit-export.ts'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland' // before a format of dates is made
  return before
})
/** The files that the browser was given to save. */
let files: { name: string; text: Promise<string> }[] = []
beforeEach(() => {
  vi.setSystemTime(sampleNow * 1000)
  files = []
  let blob = new Blob()
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(given: Blob): string {
        blob = given
        return 'blob:audit'
      }
      static override revokeObjectURL(): void {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blob.text() })
  })
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

const list = 'GET private/audit-get-list.json.php'
const accounts = 'GET private/account-get-list.json.php'
const down = () => {
  throw new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
}

/** A server that gives so many entries at a time. */
const pages =
  (all: readonly AuditEntry[], length = 100) =>
  ({ before = Infinity }: { before?: number }): AuditList => {
    const rest = all.filter(({ id }) => id < before)
    return { entries: rest.slice(0, length), more: rest.length > length }
  }

async function open(answers: Answers = {}) {
  const fake = fakeApi({ [list]: pages(sampleEntries), [accounts]: () => sampleAccounts, ...answers })
  const view = render(
    <TestSite api={fake.api}>
      <AuditLog />
    </TestSite>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Audit Log' })
  const asked = () => fake.calls.filter(([key]) => key === list).map(([, input]) => input)
  return { asked, view, user: userEvent.setup() }
}

const rows = async () => (await screen.findAllByRole('row')).slice(1)
const alert = async () => within(await screen.findByRole('alertdialog'))
const choose = async (user: ReturnType<typeof userEvent.setup>, person: string) =>
  user.selectOptions(
    screen.getByRole('combobox', { name: 'Person' }),
    await screen.findByRole('option', { name: person }),
  )
const ready = () => screen.findByText(/in all$|shown$/)

describe('Audit Log', () => {
  it('shows who did what to what, and when, in the order of the server', async () => {
    await open()
    await ready()
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
        'Publishes the text of a single page, or stores it as a draftOur huts · page 12',
        'A draft',
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
    await open({ [list]: () => ({ entries: [], more: false }) })
    expect(within(await screen.findByRole('table')).getByText('No activity yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  })

  it('only logs that the entries could not be loaded, and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    const { user } = await open({ [list]: (query) => (isDown ? down() : pages(sampleEntries)(query)) })
    expect(await screen.findByText('The entries could not be loaded')).toBeVisible()
    expect(log).toHaveBeenCalledOnce()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await ready()
    expect(await rows()).toHaveLength(6)
  })

  it('reads the newest again on Refresh, and alerts where that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let answer: Answers[typeof list] = pages(sampleEntries.slice(1))
    const { user } = await open({ [list]: (query) => answer!(query) })
    await ready()
    answer = pages(sampleEntries)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7))
    answer = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const text = 'The entries could not be reloaded: The server is busy, please try again'
    expect((await alert()).getByText(text)).toBeVisible()
    await user.click((await alert()).getByRole('button', { name: 'OK' }))
    expect(await rows()).toHaveLength(6)
  })
})

describe('Load more', () => {
  it('adds older entries until there are none, and then gives the focus to what says so', async () => {
    const { user, asked } = await open({ [list]: pages(manyEntries(250)) })
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
    const all = pages(manyEntries(120))
    const { user } = await open({ [list]: (query) => (query.before && fails ? down() : all(query)) })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    const text = 'More entries could not be loaded: The server is busy, please try again'
    expect((await alert()).getByText(text)).toBeVisible()
    await user.click((await alert()).getByRole('button', { name: 'OK' }))
    fails = false
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('120 entries in all')).toBeVisible()
  })
})

describe('the filter', () => {
  it('asks for words once typing pauses, for a person and for days at once', async () => {
    const { user, asked } = await open()
    await ready()
    await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'huts')
    await waitFor(() => expect(asked()).toEqual([{}, { q: 'huts' }]))
    await choose(user, 'Kim Ngata (kim@example.org)')
    await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'huts', account: 1 }))
    await user.type(screen.getByLabelText('From'), '2026-03-01')
    await user.type(screen.getByLabelText('To'), '2026-03-02')
    const [from, to] = ['2026-03-01T00:00+13:00', '2026-03-03T00:00+13:00'].map((text) => Date.parse(text) / 1000)
    await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'huts', account: 1, from, to }))
    expect(asked()).toHaveLength(5)
  })

  it('keeps to a person whose name is pressed in the list, also one whose account is gone', async () => {
    const gone = sampleEntry(7, { account: 77, name: 'Old Timer (old@example.org)' })
    const { user, asked } = await open({ [list]: pages([gone, ...sampleEntries]) })
    await ready()
    await user.click(within((await rows())[0]!).getByRole('button', { name: 'Old Timer (old@example.org)' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ account: 77 }))
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Account 77')
  })

  it('that finds nothing says so, and can be taken away', async () => {
    const answer: Answers[typeof list] = (query) =>
      query.q ? { entries: [], more: false } : pages(sampleEntries)(query)
    const { user } = await open({ [list]: answer })
    await ready()
    await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'nowhere')
    const table = within(await screen.findByRole('table'))
    expect(await table.findByText('No matching activity')).toBeVisible()
    await user.click(table.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7))
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('')
  })

  it('says of a last day before the first that nothing can be found', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('From'), '2026-03-02')
    await user.type(screen.getByLabelText('To'), '2026-03-01')
    expect(screen.getByText('The last day is before the first, so nothing can be found.')).toBeVisible()
  })

  it('shows nothing of an answer that came too late', async () => {
    const late = Promise.withResolvers<AuditList>()
    const answer: Answers[typeof list] = (query) => (query.account ? pages([])(query) : late.promise)
    const { user } = await open({ [list]: answer })
    await choose(user, 'Ari Samuels (sam@example.org)')
    expect(await screen.findAllByText('No matching activity')).not.toHaveLength(0)
    late.resolve(pages(sampleEntries)({}))
    await late.promise
    expect(await rows()).toHaveLength(1)
  })

  it('can do without the list of accounts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({ [accounts]: down })
    await ready()
    expect(await screen.findByText(/The accounts could not be loaded/)).toBeVisible()
  })
})

describe('Export', () => {
  it('saves what the filter lets through, also what is not shown yet', async () => {
    const { user, asked } = await open({ [list]: pages(manyEntries(250)) })
    await ready()
    await choose(user, 'Kim Ngata (kim@example.org)')
    await ready()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('250 entries exported.')).toBeVisible()
    expect(files.map(({ name }) => name)).toEqual(['audit-log-2026-03-03.csv'])
    expect((await files[0]!.text).trim().split('\r\n')).toHaveLength(251)
    expect(asked().slice(-3)).toEqual([{ account: 1 }, { account: 1, before: 151 }, { account: 1, before: 51 }])
  })

  it('saves the newest ten thousand of more, and says so', async () => {
    const all = manyEntries(maxRows + 150)
    // few to be shown, then many, so that it takes no hundred answers
    const { user } = await open({ [list]: (query) => pages(all, query.before ? 2000 : 100)(query) })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText(/^The newest 10,000 entries were exported/)).toBeVisible()
    expect((await files[0]!.text).trim().split('\r\n')).toHaveLength(maxRows + 1)
  })

  it('saves nothing where it fails, and says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const all = pages(manyEntries(120))
    const { user } = await open({ [list]: (query) => (query.before ? down() : all(query)) })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    const text = 'The entries could not be exported: The server is busy, please try again'
    expect((await alert()).getByText(text)).toBeVisible()
    expect(files).toEqual([])
    await user.click((await alert()).getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  })

  it('stops when the screen is left', async () => {
    const next = Promise.withResolvers<AuditList>()
    const all = pages(manyEntries(250))
    const { user, view, asked } = await open({ [list]: (query) => (query.before ? next.promise : all(query)) })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ before: 151 }))
    view.unmount()
    next.resolve(all({ before: 151 }))
    await next.promise
    expect([asked().length, files]).toEqual([3, []])
  })
})
