import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { findRow, getList, listedEmails, renderAccountManager } from '../testing/render-account-manager.tsx'
import { pagedAccounts, sampleAccounts } from '../testing/sample-accounts.ts'

afterEach(() => void vi.restoreAllMocks())

const remove = 'GET private/account-delete.json.php'
const reactivate = 'GET private/account-reactivate.json.php'
const question = 'Are you sure you want to delete this account?  This cannot be undone.'

/** The screen, a button pressed in the row of an account. */
async function press(account: string, action: string, answers: Answers = {}) {
  const screenParts = renderAccountManager({ [remove]: () => ({}), [reactivate]: () => ({}), ...answers })
  await screenParts.act(account, action)
  return screenParts
}

const button = async (account: string, name: string) => (await findRow(account)).getByRole('button', { name })

describe('deleting an account', () => {
  it('asks first, with the exact text; refusing deletes nothing (ACCT-027)', async () => {
    const { user, sent } = await press('alex@example.org', 'Delete account')
    expect(await findMessage()).toBe(question)
    expect(within(screen.getByRole('alertdialog')).getByText('Tāne Alexander (alex@example.org)')).toBeVisible()
    await answer(user, 'Cancel')
    await findRow('alex@example.org')
    expect(sent()).toEqual([])
  })

  it('sends the id (API-017, ACCT-019), drops the row at once and says so (ACCT-028)', async () => {
    const { user, sent } = await press('alex@example.org', 'Delete account')
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe('Account was successfully deleted.'))
    expect(sent()).toEqual([[remove, { id: 2 }]])
    expect(screen.queryByText('alex@example.org')).not.toBeInTheDocument()
    await answer(user)
    // in the row that is there now
    const next = await button('sam@example.org', 'Delete account')
    await waitFor(() => expect(next).toHaveFocus())
    expect(listedEmails()).toEqual(['kim@example.org', 'sam@example.org'])
  })

  it('leaves the focus in the last row, or with the way to a new account, when there is no next row', async () => {
    const { user, act } = await press('sam@example.org', 'Delete account', {
      [getList]: pagedAccounts(() => sampleAccounts.slice(1)),
    })
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toMatch(/successfully/))
    await answer(user)
    const last = await button('alex@example.org', 'Delete account')
    await waitFor(() => expect(last).toHaveFocus())

    await act('alex@example.org', 'Delete account')
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toMatch(/successfully/))
    await answer(user)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create New Account' })).toHaveFocus())
  })

  it("alerts and logs a failure, keeps the row, and shows the server's reason (ACCT-029)", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('409', { status: 409, body: { error: 'You cannot delete your own account' } })
    const { user } = await press('alex@example.org', 'Delete account', {
      [remove]: () => {
        throw refusal
      },
    })
    await answer(user, 'Delete')
    await waitFor(async () =>
      expect(await findMessage()).toBe(
        'An error occurred trying to delete the account.  Check your browser log for more details.',
      ),
    )
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('alex@example.org: You cannot delete your own account')
    const own = await button('alex@example.org', 'Delete account')
    expect(own).toBeEnabled()
    await waitFor(() => expect(own).toHaveFocus())
  })

  it('keeps the row locked while the account is being deleted', async () => {
    const { user, sent } = await press('alex@example.org', 'Delete account', { [remove]: () => new Promise(() => {}) })
    await answer(user, 'Delete')
    const own = await button('alex@example.org', 'Delete account')
    await waitFor(() => expect(own).toBeDisabled())
    expect(await button('kim@example.org', 'Delete account')).toBeEnabled()
    expect(sent()).toHaveLength(1)
  })
})

describe('reactivating an account', () => {
  it('sends the id, and the account is no longer marked as deactivated', async () => {
    const { sent } = await press('sam@example.org', 'Reactivate')
    expect(await screen.findByText('sam@example.org can log in again.')).toBeVisible()
    expect(sent()).toEqual([[reactivate, { id: 3 }]])
    const row = await findRow('sam@example.org')
    expect(row.getAllByRole('cell')[2]).toHaveTextContent(/^$/)
    expect(row.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument()
    expect(row.getByRole('button', { name: 'Edit account' })).toHaveFocus()
  })

  it("alerts and logs a failure, and shows the server's reason", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reason = 'This account has permissions that you do not have'
    const refusal = new ApiError('403', { status: 403, body: { error: reason } })
    const { user } = await press('sam@example.org', 'Reactivate', {
      [reactivate]: () => {
        throw refusal
      },
    })
    expect(await findMessage()).toBe('Failed to reactivate the account, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(await button('sam@example.org', 'Reactivate')).toBeEnabled()
  })
})
