import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMailServer, sampleMail, sampleMails, sampleNow, sampleStoredEmails } from '../testing/mail-samples.ts'
import { alert, answer, inTurn, list, openEmail, refusing, row, server, stored } from '../testing/open-mail.tsx'

beforeEach(() => void vi.setSystemTime(sampleNow * 1000))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Mail', () => {
  it('asks for the newest emails, loads more on demand and finds some', async () => {
    const mails = Array.from({ length: 150 }, (_, index) =>
      sampleMail(200 - index, { to: `guest${index}@example.org` }),
    )
    const { made, user } = await openEmail({ [list]: () => mails })
    await row(/guest0@/)
    expect(screen.getByText('The first 100 emails')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await row(/guest149@/)
    expect(screen.getByText('150 emails')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search emails' }), 'guest')
    await waitFor(() => expect(made(list)).toEqual([{ desc: 1 }, { desc: 1, cursor: '100' }, { desc: 1, q: 'guest' }]))
  })

  it('shows what became of each email, in the order of the server', async () => {
    await openEmail()
    await row(/ana@/)
    const rows = screen.getAllByRole('row').slice(1)
    const texts = rows.map((one) => within(one).getAllByRole('cell').slice(0, 4))
    const expected = [
      [
        'Set your passwordTo ana@example.org',
        '3 Mar 2026, 2:54 pm',
        'Waiting, next attempt at 3 Mar 2026, 3:24 pm1 attempt',
        /^451/,
      ],
      ['Reset your passwordTo ben@example.org', '3 Mar 2026, 1:04 pm', 'Failed6 attempts', /^550/],
      [
        'Welcome to the Alpine ClubTo cara@example.org',
        '3 Mar 2026, 12:34 pm',
        'Waiting, next attempt nowNot tried yet',
        'None',
      ],
    ]
    expect(rows).toHaveLength(3)
    for (const [index, cells] of texts.entries())
      for (const [column, cell] of cells.entries()) expect(cell).toHaveTextContent(expected[index]![column]!)
  })

  describe('puts first what there is to read', () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    const items = sampleStoredEmails

    it('that no mail server is set, which stored emails follow', async () => {
      const answers = { [server]: () => noMailServer, [stored]: () => ({ items, next: null }) }
      await openEmail({ [list]: () => [], ...answers })
      await waitFor(() => expect(headings()).toEqual(['Mail server', 'Stored emails', 'Waiting or failed']))
      expect(screen.queryByRole('button', { name: 'Mail server' })).toBeNull()
      expect(screen.getByText(/^No mail server is set, so nothing is sent/)).toBeVisible()
      expect(screen.queryByText(/retried automatically/)).toBeNull()
    })

    it('emails stored before a mail server was set, then the server, which a button leads to', async () => {
      const { user } = await openEmail({ [list]: () => [], [stored]: () => ({ items, next: null }) })
      expect(await screen.findByText(/retried automatically/)).toBeVisible()
      await waitFor(() => expect(headings()).toEqual(['Stored emails', 'Mail server', 'Waiting or failed']))
      await user.click(screen.getByRole('button', { name: 'Mail server' }))
      expect(screen.getByRole('heading', { name: 'Mail server' })).toHaveFocus()
    })

    it('those that wait, also while a search finds none', async () => {
      const { user } = await openEmail({
        [list]: inTurn(
          () => sampleMails,
          () => [],
        ),
      })
      await row(/ana@/)
      await waitFor(() => expect(headings()).toEqual(['Waiting or failed', 'Mail server']))
      await user.type(screen.getByRole('searchbox', { name: 'Search emails' }), 'x')
      await screen.findAllByText('No email matches ‘x’')
      expect(headings()).toEqual(['Waiting or failed', 'Mail server'])
    })

    it('the mail server where there is nothing', async () => {
      await openEmail({ [list]: () => [], [server]: () => noMailServer })
      await waitFor(() => expect(headings()).toEqual(['Mail server', 'Waiting or failed', 'Stored emails']))
      expect(screen.queryByRole('button', { name: 'Mail server' })).toBeNull()
    })
  })

  it('says so when everything was delivered', async () => {
    await openEmail({ [list]: () => [] })
    expect(within(await screen.findByRole('table')).getByText('No emails are waiting')).toBeVisible()
    expect(await screen.findAllByText('All emails have been handed to the mail server.')).not.toEqual([])
  })

  it('does not say so while emails are only stored as files', async () => {
    await openEmail({ [list]: () => [], [server]: () => noMailServer })
    expect(await screen.findByText('Emails are only stored as files')).toBeVisible()
    expect(await screen.findAllByText(/Emails are only stored as files on the server, and nobody/)).not.toEqual([])
    expect(screen.queryByText(/handed to the mail server/)).not.toBeInTheDocument()
  })

  it('logs that the emails could not be loaded, says what to do, and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 503, call: list, hints: { request: '9f86d081884c7d65-17' } })
    const { user } = await openEmail({ [list]: inTurn(refusing(down), () => sampleMails) })
    expect(await screen.findByText('The emails could not be loaded')).toBeVisible()
    expect(
      screen.getByText('Try again. If it still does not load, tell the person who looks after this site.'),
    ).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    const [code] = written.mock.calls[0]!
    expect(code).toMatch(/^[\w-]+-503-9f86-17$/)
    expect(screen.getByText(`Code: ${code}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row(/ana@/)
  })

  it('reads the list again on Refresh', async () => {
    const { user } = await openEmail({
      [list]: inTurn(
        () => sampleMails,
        () => sampleMails.slice(1),
      ),
    })
    await row(/ana@/)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument())
    await row(/ben@/)
  })

  it('alerts that Refresh failed, and keeps the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const busy = new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
    const { user } = await openEmail({ [list]: inTurn(() => sampleMails, refusing(busy)) })
    await row(/ana@/)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const text = 'The list of emails could not be reloaded: The server is busy, please try again'
    expect((await alert()).getByText(text)).toBeVisible()
    await user.click(await answer('OK'))
    await row(/ana@/)
  })

  it('reads the list again by itself once an email was due', async () => {
    vi.useFakeTimers({ now: sampleNow * 1000, shouldAdvanceTime: true })
    const failed = sampleMail(3, { state: 'failed', next: null })
    const { made } = await openEmail({
      [list]: inTurn(
        () => [sampleMail(3)],
        () => [failed],
      ),
    })
    await row(/Waiting, next attempt at 3 Mar 2026, 3:24 pm/)
    await act(() => vi.advanceTimersByTimeAsync(1100_000))
    expect(made(list)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200_000))
    await row(/Failed/)
    await act(() => vi.advanceTimersByTimeAsync(86_400_000))
    expect(made(list)).toHaveLength(2)
  })
})
