import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, renderAccountManager } from '../testing/render-account-manager.tsx'

afterEach(() => void vi.restoreAllMocks())

const update = 'POST private/account-update.json.php'
const remove = 'POST private/account-remove-second-factor.json.php'

async function open(account: string, answers: Answers = {}) {
  const screenParts = renderAccountManager({ [update]: () => ({}), ...answers })
  await screenParts.act(account, 'Edit account')
  const dialog = await findDialog('Edit Account')
  const email = dialog.getByRole('textbox', { name: 'Email address' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  return { ...screenParts, dialog, email, name, save: dialog.getByRole('button', { name: 'SAVE' }) }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('Edit Account dialog', () => {
  it("opens by 'Edit account' with email and name (ACCT-015)", async () => {
    const { dialog, email, name } = await open('alex@example.org')
    expect(email).toHaveValue('alex@example.org')
    expect(name).toHaveValue('Tāne Alexander')
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
  })

  it('saves what was edited, and the row shows it (ACCT-015, ACCT-019)', async () => {
    const { user, sent, email, name, save } = await open('alex@example.org')
    await user.clear(email)
    await user.type(email, 'tane@example.org')
    await user.clear(name)
    await user.type(name, 'Tane')
    await user.click(save)
    await closed()
    expect(sent()).toEqual([[update, { id: 2, email: 'tane@example.org', name: 'Tane' }]])
    expect((await findRow('tane@example.org')).getAllByRole('cell')[1]).toHaveTextContent('Tane')
    expect(screen.queryByText('alex@example.org')).not.toBeInTheDocument()
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('sends empty values for the server to judge (ACCT-018)', async () => {
    const { user, sent, email, name, save } = await open('alex@example.org')
    await user.clear(email)
    await user.clear(name)
    await user.click(save)
    await closed()
    expect(sent()).toEqual([[update, { id: 2, email: '', name: '' }]])
  })

  it("alerts and logs a failure, shows the server's reason and keeps what was typed", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('400', { status: 400, body: { error: 'This is not a valid email address' } })
    const { user, dialog, email, save } = await open('alex@example.org', {
      [update]: () => {
        throw refusal
      },
    })
    await user.type(email, '!')
    await user.click(save)
    expect(await findMessage()).toBe('Failed to save the account, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is not a valid email address')
    expect(email).toHaveValue('alex@example.org!')
    expect(screen.getByText('alex@example.org')).toBeInTheDocument() // the row, as it was
  })

  it('saves nothing on CANCEL', async () => {
    const { user, sent, dialog, name } = await open('alex@example.org')
    await user.type(name, '!')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect(sent()).toEqual([])
  })
})

describe("turning off somebody else's second factor", () => {
  /** The dialog that asks for the own password. */
  async function openRemoval(answers: Answers = {}) {
    const parts = await open('kim@example.org', answers)
    await parts.user.type(parts.name, '!')
    await parts.user.click(parts.dialog.getByRole('button', { name: 'Turn off two-step login' }))
    const removal = await findDialog('Turn off two-step login')
    return { ...parts, removal, password: removal.getByLabelText('Your password') }
  }

  it('is offered only where there is one', async () => {
    const { dialog } = await open('alex@example.org')
    expect(dialog.queryByRole('button', { name: 'Turn off two-step login' })).not.toBeInTheDocument()
  })

  it('says beside the field when the own password was wrong', async () => {
    const { user, sent, removal, password } = await openRemoval({ [remove]: () => [1] })
    expect(removal.getByText('kim@example.org')).toBeVisible()
    expect(removal.getByRole('button', { name: 'TURN OFF' })).toBeDisabled()
    await user.type(password, 'wrong{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password was incorrect'))
    expect(password).toHaveValue('wrong')
    expect(password).toHaveFocus()
    expect(sent()).toEqual([[remove, { admin: 'wrong', id: 1 }]])
  })

  it('goes back to the Edit Account dialog, in which everything typed still stands', async () => {
    const { user, sent, removal, dialog, name, password } = await openRemoval({ [remove]: () => [0] })
    await user.type(password, 'right')
    await user.click(removal.getByRole('button', { name: 'TURN OFF' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(dialog.queryByRole('button', { name: 'Turn off two-step login' })).not.toBeInTheDocument()
    expect(name).toHaveValue('Kim Ngata!')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect((await findRow('kim@example.org')).getAllByRole('cell')[2]).toHaveTextContent(/^$/)
    expect(sent()).toEqual([[remove, { admin: 'right', id: 1 }]])
  })
})
