import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noMailServer, sampleMailText, sampleStoredEmails } from '../testing/mail-samples.ts'
import {
  button,
  inTurn,
  openEmail,
  readStored,
  readWaiting,
  refusing,
  retry,
  row,
  server,
  stored,
} from '../testing/open-mail.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('reading an email', () => {
  const dialog = async () => within(await screen.findByRole('dialog'))

  it('shows one that waits as plain text, also one that is written in HTML', async () => {
    const text = '<b>Kia ora</b>\n<img src=x onerror="alert(1)">'
    const { user, made } = await openEmail({ [readWaiting]: () => ({ ...sampleMailText, text, hidden: false }) })
    await user.click(await button(/ana@/, 'Read'))
    const shown = await dialog()
    expect(await shown.findByText(/<b>Kia ora<.b> <img src=x onerror="alert\(1\)">/)).toBeVisible()
    expect(shown.getByText('Alpine Club <noreply@club.example.org>')).toBeVisible()
    expect(shown.queryByRole('img')).not.toBeInTheDocument()
    expect(shown.queryByText(/are hidden/)).not.toBeInTheDocument()
    expect(made(readWaiting)).toEqual([{ id: 3 }])
    await user.click(shown.getByRole('button', { name: 'CLOSE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('tries to send a waiting one once more from where it is read, and goes back to the list', async () => {
    const { user, made } = await openEmail({ [readWaiting]: () => sampleMailText })
    await user.click(await button(/ana@/, 'Read'))
    await user.click(await (await dialog()).findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(made(retry)).toEqual([{ id: 3 }])
  })

  it('offers no second try for one whose link has expired, nor for a stored one', async () => {
    const { user } = await openEmail({
      [readWaiting]: () => ({ ...sampleMailText, text: '' }),
      [stored]: () => ({ items: sampleStoredEmails, next: null }),
      [readStored]: () => sampleMailText,
    })
    await user.click(await button(/ben@/, 'Read'))
    expect(await (await dialog()).findByText(/the link in it has expired/)).toBeVisible()
    expect((await dialog()).queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click((await dialog()).getByRole('button', { name: 'CLOSE' }))
    await user.click(await button(/Dana Rata/, 'Read'))
    expect(await (await dialog()).findByText(/Choose a password/)).toBeVisible()
    expect((await dialog()).queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('lists those that are only stored, and says that their secrets are hidden', async () => {
    const { user, made } = await openEmail({
      [server]: () => noMailServer,
      [stored]: () => ({ items: sampleStoredEmails, next: null }),
      [readStored]: () => sampleMailText,
    })
    const section = within(await screen.findByRole('region', { name: 'Stored emails' }))
    expect(section.getByText(/Nobody has received these emails/)).toBeVisible()
    await user.click(await button(/Dana Rata/, 'Read'))
    const shown = await dialog()
    expect(await shown.findByText(/Choose a password/)).toBeVisible()
    expect(shown.getByText(/Secret parts of links are hidden/)).toBeVisible()
    expect(made(readStored)).toEqual([{ id: sampleStoredEmails[0]!.id }])
  })

  it('lists what was stored meanwhile on Refresh', async () => {
    const { user } = await openEmail({
      [server]: () => noMailServer,
      [stored]: inTurn(
        () => ({ items: sampleStoredEmails.slice(1), next: null }),
        () => ({ items: sampleStoredEmails, next: null }),
      ),
    })
    await row(/eli@/)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await row(/Dana Rata/)).toBeVisible()
  })

  it('says that none is stored yet while no server is set', async () => {
    await openEmail({ [server]: () => noMailServer })
    expect((await screen.findAllByText('No emails are stored yet'))[0]).toBeVisible()
  })

  it('offers to try again where an email or the list of stored ones could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const { user } = await openEmail({
      [stored]: inTurn<{ items: typeof sampleStoredEmails; next: null }>(refusing(down), () => ({
        items: sampleStoredEmails,
        next: null,
      })),
      [readStored]: inTurn<typeof sampleMailText>(refusing(down), () => sampleMailText),
    })
    expect(await screen.findByText('The stored emails could not be loaded')).toBeVisible()
    await user.click(
      within(screen.getByRole('region', { name: 'Stored emails' })).getByRole('button', { name: 'Try again' }),
    )
    await user.click(await button(/Dana Rata/, 'Read'))
    const shown = await dialog()
    expect(await shown.findByText('The email could not be loaded')).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText(/Choose a password/)).toBeVisible()
  })
})
