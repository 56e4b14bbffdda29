import { ApiError, type WaitingEmail } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleMail, sampleMails, sampleNow } from '../testing/mail-samples.ts'
import { alert, answer, button, inTurn, list, openEmail, refusing, remove, retry, row } from '../testing/open-mail.tsx'

const restore = 'POST private/trash-restore.json.php'

beforeEach(() => void vi.setSystemTime(sampleNow * 1000))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('trying an email again', () => {
  it('sends its id and reads the list again', async () => {
    const { user, made } = await openEmail({
      [list]: inTurn(
        () => [sampleMail(3)],
        () => [],
      ),
    })
    await user.click(await button(/ana@/, 'Try again'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument())
    expect(made(retry)).toEqual([{ id: 3 }])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('tries once however fast it is pressed', async () => {
    const { made } = await openEmail({ [retry]: () => new Promise(() => {}) })
    const again = await button(/ana@/, 'Try again')
    act(() => {
      again.click()
      again.click()
    })
    expect(made(retry)).toHaveLength(1)
  })

  it('keeps its row locked meanwhile, and says so; other rows stay free', async () => {
    const { user, made } = await openEmail({ [retry]: () => new Promise(() => {}) })
    await user.click(await button(/ana@/, 'Try again'))
    const locked = within(await row(/ana@/))
    expect(locked.getByText('Trying again')).toBeVisible()
    for (const one of locked.getAllByRole('button')) expect(one).toBeDisabled()
    await user.click(await button(/ben@/, 'Try again'))
    expect(made(retry)).toEqual([{ id: 3 }, { id: 2 }])
  })

  it('alerts and logs a failure with the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const busy = new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
    const { user } = await openEmail({ [retry]: refusing(busy) })
    await user.click(await button(/ana@/, 'Try again'))
    const text = 'The email could not be resent: The server is busy, please try again'
    expect((await alert()).getByText(text)).toBeVisible()
    expect(log.mock.calls.flat()).toContain(busy)
    await user.click(await answer('OK'))
    await waitFor(async () => expect(await button(/ana@/, 'Try again')).toBeEnabled())
  })

  it('tells that an email was delivered or deleted meanwhile, and drops its row', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await openEmail({
      [retry]: refusing(new ApiError('404', { status: 404, body: { error: 'Not found' } })),
    })
    await user.click(await button(/ana@/, 'Try again'))
    const text = 'This email is no longer waiting: it has been delivered or deleted.'
    expect((await alert()).getByText(text)).toBeVisible()
    await user.click(await answer('OK'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument())
    await row(/ben@/)
  })
})

describe('deleting an email', () => {
  const question = 'Are you sure you want to delete this email? It will not be sent. This cannot be undone.'

  it('asks first; refusing deletes nothing', async () => {
    const { user, made } = await openEmail()
    await user.click(await button(/ana@/, 'Delete'))
    expect((await alert()).getByText(question)).toBeVisible()
    await user.click(await answer('Cancel'))
    await row(/ana@/)
    expect(made(remove)).toEqual([])
  })

  it('sends its id and drops its row', async () => {
    const { user, made } = await openEmail()
    await user.click(await button(/ana@/, 'Delete'))
    await user.click(await answer('Delete'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument())
    expect(made(remove)).toEqual([{ id: 3 }])
    await row(/ben@/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus())
  })

  it('says how long it can be brought back, and does so', async () => {
    let mails = sampleMails
    const { user, made } = await openEmail({
      [list]: () => mails,
      [remove]: () => {
        mails = sampleMails.filter(({ to }) => !to.startsWith('ana@'))
        return {}
      },
      'GET protected/get-system-property.json.php': () => [30],
      [restore]: () => {
        mails = sampleMails
        return { notes: [] }
      },
    })
    await user.click(await button(/ana@/, 'Delete'))
    expect((await alert()).getByText(/From the trash, it can still be brought back for 30 days\.$/)).toBeVisible()
    await user.click(await answer('Delete'))
    await screen.findByText('The email was deleted.')
    expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument()
    await user.click(await answer('Undo'))
    await row(/ana@/)
    expect(made(restore)).toEqual([{ kind: 'email', id: 3 }])
  })

  it('does not bring an email back that an older answer still names', async () => {
    const late = Promise.withResolvers<WaitingEmail[]>()
    const { user } = await openEmail({
      [list]: inTurn<WaitingEmail[] | Promise<WaitingEmail[]>>(
        () => sampleMails,
        () => late.promise,
        () => sampleMails.filter(({ to }) => !to.startsWith('ana@')),
      ),
    })
    const mail = await button(/ana@/, 'Delete')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await user.click(mail)
    await user.click(await answer('Delete'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument())
    late.resolve(sampleMails)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled())
    expect(screen.queryByRole('row', { name: /ana@/ })).not.toBeInTheDocument()
  })

  it('alerts a failure and keeps the row', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await openEmail({ [remove]: refusing(new ApiError('down', { status: 0 })) })
    await user.click(await button(/ana@/, 'Delete'))
    await user.click(await answer('Delete'))
    expect(
      await screen.findByText('The email could not be deleted: see browser log for more information'),
    ).toBeVisible()
    await user.click(await answer('OK'))
    await row(/ana@/)
  })
})
