import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, renderAccountManager } from '../testing/render-account-manager.tsx'

afterEach(() => void vi.restoreAllMocks())

const key = 'POST private/account-change-user-password.json.php'
const complete = { admin: 'correct horse', password: 'battery staple', confirmation: 'battery staple' }

/** The dialog for alex, over a server that gives this answer. */
async function open(reply: Answers[typeof key] = () => [0]) {
  const screenParts = renderAccountManager({ [key]: reply })
  const { user } = screenParts
  await screenParts.act('alex@example.org', 'Change password')
  const dialog = await findDialog('Change User Password')
  const fields = {
    admin: dialog.getByLabelText('Your password'),
    password: dialog.getByLabelText('New user password'),
    confirmation: dialog.getByLabelText('Confirm new user password'),
  }
  async function fill(texts: Partial<typeof complete>) {
    for (const [name, text] of Object.entries(texts)) {
      await user.click(fields[name as keyof typeof fields])
      await user.paste(text)
    }
  }
  return { ...screenParts, dialog, fields, fill, change: dialog.getByRole('button', { name: 'CHANGE' }) }
}

describe('Change User Password dialog', () => {
  it("opens by 'Change password' for that account (ACCT-016) with its fields and buttons (PWD-021)", async () => {
    const { dialog, fields, change } = await open()
    expect(dialog.getByText('alex@example.org')).toBeVisible()
    expect(Object.values(fields).map((field) => field.getAttribute('type'))).toEqual(Array(3).fill('password'))
    expect(Object.values(fields).map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    expect(fields.password).toHaveAccessibleDescription('At least 8 characters')
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
    expect(change).toBeDisabled()
  })

  it("sends the own password, the new one and the account's id (ACCT-016, PWD-031, API-012)", async () => {
    const { user, sent, change, fill } = await open()
    await fill(complete)
    await user.click(change)
    await findMessage()
    expect(sent()).toEqual([[key, { admin: 'correct horse', user: 'battery staple', id: 2 }]])
  })

  it.each<[string, Partial<typeof complete>]>([
    ['the own password is empty (PWD-028)', { password: 'battery staple', confirmation: 'battery staple' }],
    ['new password and confirmation differ (PWD-029)', { ...complete, confirmation: 'battery stable' }],
    ['the new password is empty (PWD-030)', { admin: 'correct horse' }],
  ])('keeps CHANGE, and Enter, disabled while %s', async (_, texts) => {
    const { user, sent, fields, change, fill } = await open()
    await fill(texts)
    expect(change).toBeDisabled()
    await user.type(fields.admin, '{Enter}')
    expect(sent()).toEqual([])
  })

  it('may set the password that the own one is', async () => {
    const { change, fill } = await open()
    await fill({ ...complete, admin: 'battery staple' })
    expect(change).toBeEnabled()
  })

  it('shows a spinner in place of the form while the server works (PWD-020)', async () => {
    const { user, dialog, fields, change, fill } = await open(() => new Promise(() => {}))
    await fill(complete)
    await user.click(change)
    expect(dialog.getByText('Changing the password...')).toBeVisible()
    for (const field of Object.values(fields)) expect(field).not.toBeVisible()
    expect(change).toBeDisabled()
  })

  it('closes and says so when it is done (PWD-023, PWD-036)', async () => {
    const { user, change, fill } = await open()
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe('User password was successfully updated')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await answer(user)
    const row = await findRow('alex@example.org')
    await waitFor(() => expect(row.getByRole('button', { name: 'Change password' })).toHaveFocus())
  })

  it('says so when the own password was wrong, and keeps everything typed (PWD-022, PWD-031, PWD-035)', async () => {
    const { user, fields, change, fill } = await open(() => [1])
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe(
      'Password change failed, YOUR password was incorrect.  You must enter YOUR password, to verify you have permission to update a user password.',
    )
    await answer(user)
    await waitFor(() => expect(fields.admin).toHaveFocus())
    expect(fields.admin).toHaveAccessibleDescription('This password was incorrect')
    expect(fields.admin).toBeVisible()
    for (const name of ['admin', 'password', 'confirmation'] as const) expect(fields[name]).toHaveValue(complete[name])
  })

  it('says what to change when the new password cannot be used (PWD-037)', async () => {
    const { user, fields, change, fill } = await open(() => [2, 'This password is too common, others would guess it.'])
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe('This password is too common, others would guess it.')
    await answer(user)
    await waitFor(() => expect(fields.password).toHaveFocus())
    expect(fields.password).toHaveAccessibleDescription('This password is too common, others would guess it.')
  })

  it("alerts and logs any other failure, and shows the server's reason (PWD-022, PWD-037)", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reason = 'This account has permissions that you do not have'
    const refusal = new ApiError('403', { status: 403, body: { error: reason } })
    const { user, dialog, fields, change, fill } = await open(() => {
      throw refusal
    })
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe('Failed to change the password, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
    expect(fields.admin).toHaveValue('correct horse')
  })
})
