import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRow, getList, getEmail, renderAccountManager } from '../testing/render-account-manager.tsx'
import { pagedAccounts, sampleAccount } from '../testing/sample-accounts.ts'

const linkCall = 'POST private/account-invitation-link.json.php'
const link = 'https://club.example.org/pages/passwordreset/0123456789012345678901234567890123456789abc'
const nothingIsSent = 'Nothing is sent: no mail server is set, so emails are only stored on this server.'
const accounts = [
  sampleAccount(7, 'ann@example.org', 'Ann', { state: 'invited', invited: 1_772_000_000 }),
  sampleAccount(8, 'ben@example.org', '', { state: 'no-password' }),
  sampleAccount(9, 'cara@example.org', ''),
]
const stored = {
  [getList]: pagedAccounts(() => accounts),
  [getEmail]: () => ({ sends: false }),
  [linkCall]: () => ({ link, expires: 1_772_600_000 }),
}
const admin = ['core.admin']

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const copyButton = async (email: string) =>
  (await findRow(email)).queryByRole('button', { name: 'Copy invitation link', hidden: true })

describe('Copy invitation link', () => {
  it('is offered for those who have no password, while no mail server is set', async () => {
    renderAccountManager(stored, undefined, admin)
    await waitFor(async () => expect(await copyButton('ann@example.org')).toBeInTheDocument())
    expect(await copyButton('ben@example.org')).toBeInTheDocument()
    expect(await copyButton('cara@example.org')).toBeNull()
  })

  it('is not offered while emails go out', async () => {
    const { calls } = renderAccountManager({ ...stored, [getEmail]: () => ({ sends: true }) }, undefined, admin)
    await findRow('ann@example.org')
    await waitFor(() => expect(calls).toContainEqual([getEmail, undefined]))
    expect(await copyButton('ann@example.org')).toBeNull()
  })

  it('copies the link, shows it, and says until when it works and for whom', async () => {
    const { user, act, sent } = renderAccountManager(stored, undefined, admin)
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await waitFor(async () => expect(await copyButton('ben@example.org')).toBeInTheDocument())
    await act('ben@example.org', 'Copy invitation link')
    const shown = await screen.findByRole('dialog', { name: 'Invitation Link' })
    const dialog = within(shown)
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)
    expect(shown).toHaveTextContent('Give this link to ben@example.org yourself, and to nobody else')
    expect(shown).toHaveTextContent(/It works once, until .*2026/)
    expect(dialog.getByRole('status')).toHaveTextContent('Copied')
    expect(written.mock.calls).toEqual([[link]])
    expect(sent()).toEqual([[linkCall, { id: 8 }]])
    await user.click(dialog.getByRole('button', { name: 'CLOSE' }))
    expect(
      (await findRow('ben@example.org')).getByRole('button', { name: 'Resend invitation', hidden: true }),
    ).toBeInTheDocument()
  })

  it('shows the link where the browser does not let it into the clipboard', async () => {
    const { user, act } = renderAccountManager(stored, undefined, admin)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await waitFor(async () => expect(await copyButton('ann@example.org')).toBeInTheDocument())
    await act('ann@example.org', 'Copy invitation link')
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitation Link' }))
    expect(dialog.getByRole('status')).toBeEmptyDOMElement()
    await user.click(dialog.getByRole('button', { name: 'Copy invitation link' }))
    expect(await dialog.findByText('Your browser did not allow it: select the text and copy it')).toBeVisible()
  })

  it('says why there is none', async () => {
    const reason = 'This person can log in already, or the account is deactivated'
    const refuse = () => {
      throw new ApiError('409', { status: 409, body: { error: reason } })
    }
    const { act } = renderAccountManager({ ...stored, [linkCall]: refuse }, undefined, admin)
    await waitFor(async () => expect(await copyButton('ann@example.org')).toBeInTheDocument())
    await act('ann@example.org', 'Copy invitation link')
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to make the invitation link, see browser log for more information')).toBeVisible()
    expect(screen.getByText(`ann@example.org: ${reason}`)).toBeInTheDocument()
  })
})

describe('while no mail server is set', () => {
  it('says right after New Account that nothing is sent, and hands the link over', async () => {
    const create = { 'POST private/account-create.json.php': () => ({ id: 12 }) }
    const { user, sent } = renderAccountManager({ ...stored, ...create }, undefined, admin)
    await findRow('ann@example.org')
    await user.click(screen.getByRole('button', { name: 'Create New Account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(nothingIsSent)).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Send intro email' }))
    expect(dialog.queryByText(nothingIsSent)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('checkbox', { name: 'Send intro email' }))
    await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'new@example.org')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    expect(await screen.findByText('new@example.org was created.')).toBeVisible()
    expect(await screen.findByText(nothingIsSent)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/pages/mail')
    const notice = screen.getByText(nothingIsSent).closest<HTMLElement>('[role=status]')!
    await user.click(within(notice).getByRole('button', { name: 'Copy invitation link' }))
    expect(await screen.findByRole('dialog', { name: 'Invitation Link' })).toBeVisible()
    expect(sent().at(-1)).toEqual([linkCall, { id: 12 }])
  })

  it('says of an invitation that it was stored, and beside it that nothing is sent', async () => {
    const invite = { 'POST private/account-invite.json.php': () => ({}) }
    const { act } = renderAccountManager({ ...stored, ...invite }, undefined, ['core.account-manager'])
    await waitFor(async () => expect(await copyButton('ann@example.org')).toBeInTheDocument())
    await act('ann@example.org', 'Resend invitation')
    expect(await screen.findByText('An invitation for ann@example.org was stored, not sent.')).toBeVisible()
    expect(await screen.findByText(`${nothingIsSent} Please tell an administrator.`)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mail' })).not.toBeInTheDocument()
  })
})
