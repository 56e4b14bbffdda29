import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, renderAccountManager } from '../testing/render-account-manager.tsx'

/** The screen, 'Account actions' pressed in a row, as on a narrow window. */
async function openActions(account: string) {
  const screenParts = renderAccountManager({ 'GET private/account-reactivate.json.php': () => ({}) })
  await screenParts.act(account, 'Account actions')
  return { ...screenParts, dialog: await findDialog(account) }
}

describe('Account actions dialog', () => {
  it.each([
    ['Edit account', 'Edit Account'],
    ['Change password', 'Change User Password'],
  ])("makes way for the dialog of '%s'", async (action, title) => {
    const { user, dialog } = await openActions('kim@example.org')
    await user.click(dialog.getByRole('button', { name: action }))
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('asks before deleting', async () => {
    const { user, dialog } = await openActions('kim@example.org')
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await findMessage()).toMatch(/^Are you sure you want to delete this account\?/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('reactivates an account that is deactivated, and no other', async () => {
    const { user, dialog } = await openActions('sam@example.org')
    await user.click(dialog.getByRole('button', { name: 'Reactivate' }))
    expect(await screen.findByText('sam@example.org can log in again.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await findRow('sam@example.org')).queryByText('Deactivated')).not.toBeInTheDocument()
  })
})
