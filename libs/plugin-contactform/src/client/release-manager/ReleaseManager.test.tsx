import { StaffProvider } from '@sitewright/page-kit/staff'
import { fakeApi, KitProviders, TestEventSource, type Answers } from '@sitewright/page-kit/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookings, messageOf, manyBookings, paged } from '../../testing/sample-submissions.ts'
import ReleaseManager from './ReleaseManager.tsx'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland' // before a format of dates is made
  return before
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const list = 'GET private/form-get-release-paged.json.php'
const read = 'GET private/form-get-submission.json.php'
const remove = 'GET private/form-submission-delete.json.php'

/** The screen over a server that answers so, and what was asked of it. */
function openScreen(answers: Answers = {}) {
  const asked: [string, unknown][] = []
  const all: Answers = { [list]: paged(() => bookings), [read]: messageOf, [remove]: () => ({}), ...answers }
  const api = fakeApi(
    Object.fromEntries(
      Object.entries(all).map(([key, answer]) => [key, (input) => (asked.push([key, input]), answer(input))]),
    ),
  )
  render(
    <KitProviders api={api} permissions={['core.page-manager']}>
      <StaffProvider>
        <ReleaseManager />
      </StaffProvider>
    </KitProviders>,
  )
  const made = (key: string) => asked.filter(([one]) => one === key).map(([, input]) => input)
  return { made, user: userEvent.setup() }
}

const row = (text: RegExp) => screen.findByRole('row', { name: text })
const press = async (user: ReturnType<typeof userEvent.setup>, of: RegExp, name: string) =>
  user.click(within(await row(of)).getByRole('button', { name }))
const buttonsOf = async (of: RegExp) =>
  within(await row(of))
    .queryAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
const refusing = () => Promise.reject(new Error('no answer'))

/** What the browser asks or tells, and the answer. */
function answering(yes: boolean) {
  return {
    confirm: vi.spyOn(window, 'confirm').mockReturnValue(yes),
    alert: vi.spyOn(window, 'alert').mockImplementation(() => {}),
    open: vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window),
  }
}

beforeEach(() => void vi.restoreAllMocks())

describe('the table', () => {
  it('shows the submissions as the server lists them, the newest first (REL-001, REL-002, REL-003, REL-006)', async () => {
    openScreen()
    expect(await row(/anna@example.org/)).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      ...['Form Name', 'Submitter', 'Date', 'Actions'],
    ])
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((each) =>
        within(each)
          .getAllByRole('cell')
          .slice(0, 3)
          .map((cell) => cell.textContent),
      )
    expect(cells).toEqual([
      ['Book a hut', 'anna@example.org', expect.stringMatching(/^2 Nov 2026, 4:15.*pm$/)],
      ['Contact us', 'ben@example.org', expect.stringMatching(/^1 Nov 2026, 9:05.*am$/)],
    ])
    expect(await buttonsOf(/anna/)).toEqual(['Read message', 'Release', 'Delete submission'])
  })

  it('says so when none is waiting', async () => {
    openScreen({ [list]: paged(() => []) })
    expect(await screen.findByText('No submissions are waiting')).toBeVisible()
  })

  it('that cannot be loaded is logged and can be tried again, without an alert (ERR-010)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { alert } = answering(true)
    let down = true
    const { user } = openScreen({ [list]: (input) => (down ? refusing() : paged(() => bookings)(input)) })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(log).toHaveBeenCalledOnce()
    expect(alert).not.toHaveBeenCalled()
    down = false
    await user.click(retry)
    expect(await row(/anna/)).toBeVisible()
  })

  it('links to all submissions as a table for spreadsheets', async () => {
    openScreen()
    const link = screen.getByRole('link', { name: 'Export all submissions (CSV)' })
    expect(link).toHaveAttribute('href', '/api/1/private/form-submissions.csv')
    expect(link).toHaveAttribute('download')
    expect(await row(/anna/)).toBeVisible()
  })

  it('loads a hundred of many, and more on demand; what was done with one stays', async () => {
    const { open } = answering(true)
    const { user } = openScreen({ [list]: paged(() => manyBookings) })
    await press(user, /visitor99@/, 'Release')
    expect(await within(await row(/visitor99@/)).findByText('Released')).toBeVisible()
    expect(screen.getByText('100 of 500 submissions')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await row(/visitor199@/)
    expect(screen.getByText('200 of 500 submissions')).toBeVisible()
    expect(within(await row(/visitor99@/)).getByText('Released')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Release' })).toHaveLength(199)
    expect(open).toHaveBeenCalledOnce()
  }, 60_000)

  it('finds submissions by form and submitter, and says so when there are none', async () => {
    const { user, made } = openScreen({ [list]: paged(() => manyBookings) })
    const search = screen.getByRole('searchbox', { name: 'Search submissions' })
    await user.type(search, 'visitor499')
    await row(/visitor499@/)
    expect(await screen.findByText('1 submission')).toBeVisible()
    expect(made(list)).toEqual([{}, { q: 'visitor499' }])
    await user.type(search, ' nobody')
    expect(await screen.findByText('No submission matches ‘visitor499 nobody’')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await row(/visitor1@/)
  })
})

describe('release', () => {
  it('asks, opens a tab at once, and removes the buttons (REL-004, REL-005, REL-007)', async () => {
    const { confirm, open } = answering(true)
    const { user, made } = openScreen()
    await press(user, /anna/, 'Release')
    expect(await within(await row(/anna/)).findByText('Released')).toBeVisible()
    const question = 'Are you sure you want to release this form?'
    const more =
      'The message is delivered to the recipients of the form, although its sender has not confirmed the email address.'
    expect(confirm).toHaveBeenCalledExactlyOnceWith(`${question}\n\n${more}`)
    expect(open).toHaveBeenCalledExactlyOnceWith('/api/1/public/verify.php?a=1&t=c0de_-1', '_blank')
    expect(await buttonsOf(/anna/)).toEqual([])
    expect(await buttonsOf(/ben/)).toHaveLength(3)
    expect(made(list)).toHaveLength(1)
  })

  it('refused releases nothing (REL-007)', async () => {
    const { confirm, open } = answering(false)
    const { user } = openScreen()
    await press(user, /anna/, 'Release')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(open).not.toHaveBeenCalled()
    expect(await buttonsOf(/anna/)).toHaveLength(3)
  })

  it('leaves a link where the browser blocks the tab', async () => {
    const { open } = answering(true)
    open.mockReturnValue(null)
    const { user } = openScreen()
    await press(user, /anna/, 'Release')
    const link = await within(await row(/anna/)).findByRole('link', { name: 'Open the release page' })
    expect(link).toHaveAttribute('href', '/api/1/public/verify.php?a=1&t=c0de_-1')
    expect(link).toHaveAttribute('target', '_blank')
    expect(await buttonsOf(/anna/)).toEqual([])
    await user.click(link)
    expect(await within(await row(/anna/)).findByText('Released')).toBeVisible()
  })
})

describe('delete', () => {
  it('asks, deletes, and removes the buttons (REL-004, REL-008, API-045)', async () => {
    const { confirm } = answering(true)
    const { user, made } = openScreen()
    await press(user, /ben/, 'Delete submission')
    expect(await within(await row(/ben/)).findByText('Deleted')).toBeVisible()
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'ben@example.org · Contact us\n\nAre you sure you want to delete this form submission?',
    )
    expect(made(remove)).toEqual([{ id: 11 }])
    expect(await buttonsOf(/ben/)).toEqual([])
  })

  it('refused deletes nothing (REL-008)', async () => {
    const { confirm } = answering(false)
    const { user, made } = openScreen()
    await press(user, /ben/, 'Delete submission')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(made(remove)).toEqual([])
    expect(await buttonsOf(/ben/)).toHaveLength(3)
  })

  describe('where the site has a trash', () => {
    const days = 'GET protected/get-system-property.json.php'
    const restore = 'POST private/trash-restore.json.php'
    const deleted = async (answers: Answers) => {
      const asked = answering(true)
      const { user, made } = openScreen({ [days]: () => ['30'], ...answers })
      await press(user, /ben/, 'Delete submission')
      expect(await within(await row(/ben/)).findByText('Deleted')).toHaveFocus()
      expect(await buttonsOf(/ben/)).toEqual(['Undo'])
      return { ...asked, user, made }
    }

    it('says so in the question, and is undone in the row', async () => {
      const { confirm, user, made } = await deleted({ [restore]: () => ({ notes: [] }) })
      expect(confirm.mock.calls[0]![0]).toContain('From the trash, it can still be brought back for 30 days.')
      await press(user, /ben/, 'Undo')
      await waitFor(async () => expect(await buttonsOf(/ben/)).toHaveLength(3))
      expect(within(await row(/ben/)).getByRole('button', { name: 'Read message' })).toHaveFocus()
      expect(made(restore)).toEqual([{ kind: 'form submission', id: 11 }])
    })

    it('tells what could not be undone, which can be tried again', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { alert, user } = await deleted({ [restore]: refusing })
      await press(user, /ben/, 'Undo')
      await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('It could not be brought back'))
      expect(await buttonsOf(/ben/)).toEqual(['Undo'])
    })
  })

  it('that fails is reported, and the submission stays (REL-009)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { alert } = answering(true)
    const { user } = openScreen({ [remove]: refusing })
    await press(user, /ben/, 'Delete submission')
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(
        'An error occurred deleting the submission, see browser error log for details',
      ),
    )
    expect(log).toHaveBeenCalled()
    expect(await buttonsOf(/ben/)).toHaveLength(3)
  })
})

describe('the message', () => {
  it('can be read before it is released', async () => {
    const { user, made } = openScreen()
    await press(user, /anna/, 'Read message')
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a hut' }))
    expect(await dialog.findByText('Two nights.', { exact: false })).toBeVisible()
    expect(dialog.getByText('anna@example.org')).toBeVisible()
    expect(dialog.getAllByRole('term').map((each) => each.textContent)).toEqual(['Name', 'Message', 'Phone'])
    expect(dialog.getByText('No answer')).toBeVisible()
    expect(made(read)).toEqual([{ id: 12 }])
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that cannot be loaded can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let down = true
    const { user } = openScreen({ [read]: (input) => (down ? refusing() : messageOf(input)) })
    await press(user, /anna/, 'Read message')
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a hut' }))
    await dialog.findByRole('alert')
    down = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Two nights.', { exact: false })).toBeVisible()
  })
})

describe('what others do while it is open', () => {
  beforeEach(() => {
    TestEventSource.opened = []
    vi.stubGlobal('EventSource', TestEventSource)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is shown, and what was released here stays to be seen', async () => {
    answering(true)
    let waiting = [...bookings]
    const { user } = openScreen({ [list]: (input) => paged(() => waiting)(input) })
    await press(user, /anna/, 'Release')
    await within(await row(/anna@example.org/)).findByText('Released')
    const source = TestEventSource.opened[0]!
    expect(source.url).toBe('/api/1/private/form-submission-news.php')
    source.tell({ changes: 0 })
    waiting = [{ ...bookings[0]!, id: 13, email: 'carla@example.org', time: bookings[0]!.time + 60 }]
    source.tell({ changes: 1 })
    await row(/carla@example.org/)
    expect(screen.queryByRole('row', { name: /ben@example.org/ })).toBeNull()
    expect(within(await row(/anna@example.org/)).getByText('Released')).toBeVisible()
  })
})
