import { ApiError } from '@sitewright/api-client'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { sampleInfo } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'

afterEach(() => void vi.restoreAllMocks())

const key = 'POST private/account-change-password.json.php'
const nothing = () => {}

/** The dialog, opened from the panel, over a server that gives this answer. */
async function open(reply: Answers[typeof key] = () => [0]) {
  const fake = fakeApi({ [key]: reply })
  render(
    <TestSite api={fake.api}>
      <DetailsPanel
        info={{ status: 'ready', value: sampleInfo, reload: nothing, refresh: async () => {}, change: nothing }}
      />
    </TestSite>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  const dialog = await findDialog('Change Password')
  const fields = {
    current: dialog.getByLabelText('Current password'),
    password: dialog.getByLabelText('New password'),
    confirmation: dialog.getByLabelText('Confirm new password'),
  }
  const change = dialog.getByRole('button', { name: 'CHANGE' })
  const fill = async (texts: Partial<Record<keyof typeof fields, string>>) => {
    for (const [name, text] of Object.entries(texts)) {
      await user.click(fields[name as keyof typeof fields])
      await user.paste(text)
    }
  }
  return { ...fake, user, dialog, fields, change, fill }
}

const complete = { current: 'correct horse', password: 'battery staple', confirmation: 'battery staple' }

describe('Change Password dialog', () => {
  it('has three fields for passwords and two buttons (PWD-019)', async () => {
    const { dialog, fields, change } = await open()
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

  it('tells password managers whose password it is', async () => {
    await open()
    const username = document.querySelector('form input[autocomplete=username]')
    expect(username).toHaveValue('kim@example.org')
    expect(username).not.toBeVisible()
  })

  it('sends the current and the new password once all is filled in (API-011)', async () => {
    const { user, calls, change, fill } = await open()
    await fill(complete)
    expect(change).toBeEnabled()
    await user.click(change)
    await findMessage()
    expect(calls).toEqual([[key, { current: 'correct horse', new: 'battery staple' }]])
  })

  it.each<[string, Partial<typeof complete>]>([
    ['the current password is empty (PWD-024)', { password: 'battery staple', confirmation: 'battery staple' }],
    ['the new password is empty (PWD-025)', { current: 'correct horse' }],
    ['new password and confirmation differ (PWD-026)', { ...complete, confirmation: 'battery stable' }],
    ['the confirmation is not complete (PWD-026)', { ...complete, confirmation: 'battery' }],
    ['the new password is the current one (PWD-027)', { ...complete, current: 'battery staple' }],
  ])('keeps CHANGE, and Enter, disabled while %s', async (_, texts) => {
    const { user, calls, fields, change, fill } = await open()
    await fill(texts)
    expect(change).toBeDisabled()
    await user.type(fields.current, '{Enter}')
    expect(calls).toEqual([])
  })

  it('says beside the field why CHANGE is disabled', async () => {
    const { user, fields, fill } = await open()
    await fill({ ...complete, password: 'correct horse', confirmation: 'b' })
    expect(fields.password).toHaveAccessibleDescription('This is the current password')
    expect(fields.confirmation).toHaveAccessibleDescription('The passwords do not match')
    await user.clear(fields.confirmation)
    await user.type(fields.confirmation, 'correct')
    expect(fields.confirmation).not.toHaveAccessibleDescription() // it may become right
  })

  it('shows a spinner in place of the form while the server works, and sends once (PWD-020)', async () => {
    let finish: (reply: number[]) => void = () => {}
    const { user, calls, dialog, fields, change, fill } = await open(() => new Promise((done) => (finish = done)))
    await fill(complete)
    await user.dblClick(change)
    expect(dialog.getByText('Changing the password...')).toBeVisible()
    for (const field of Object.values(fields)) expect(field).not.toBeVisible()
    expect(change).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeDisabled()
    await user.keyboard('{Escape}')
    fireEvent.submit(fields.current.closest('form')!)
    expect(calls).toHaveLength(1)
    finish([1])
    await waitFor(() => expect(fields.current).toBeVisible())
    expect(screen.queryByText('Changing the password...')).not.toBeInTheDocument()
  })

  it('closes and says so when it is done (PWD-023, PWD-033)', async () => {
    const { user, change, fill } = await open()
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe('Your password was successfully updated')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await answer(user)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus())
  })

  it('says so when the current password was wrong, and keeps everything typed (PWD-022, PWD-032)', async () => {
    const { user, fields, change, fill } = await open(() => [1])
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe('Password change failed, your current password was incorrect')
    await answer(user)
    await waitFor(() => expect(fields.current).toHaveFocus())
    expect(fields.current).toHaveAccessibleDescription('This password was incorrect')
    expect(fields.current).toBeVisible()
    for (const name of ['current', 'password', 'confirmation'] as const)
      expect(fields[name]).toHaveValue(complete[name])
    await user.type(fields.current, '!')
    expect(fields.current).not.toHaveAccessibleDescription()
    expect(change).toBeEnabled()
  })

  it('says what to change when the new password cannot be used, in the alert and beside the field (PWD-034)', async () => {
    const { user, fields, change, fill } = await open(() => [2, 'A password must have at least 8 characters.'])
    await fill({ current: 'correct horse', password: 'short', confirmation: 'short' })
    await user.click(change)
    expect(await findMessage()).toBe('A password must have at least 8 characters.')
    await answer(user)
    await waitFor(() => expect(fields.password).toHaveFocus())
    expect(fields.password).toHaveAccessibleDescription('A password must have at least 8 characters.')
    expect(fields.confirmation).toHaveValue('short')
  })

  const failure = 'Failed to change your password, see browser log for more information'

  it("alerts and logs any other failure, and shows the server's reason (PWD-022, PWD-034)", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('429', { status: 429, body: { error: 'Too many attempts, please try again later' } })
    const { user, dialog, fields, change, fill } = await open(() => {
      throw refusal
    })
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe(failure)
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later')
    for (const name of ['current', 'password', 'confirmation'] as const)
      expect(fields[name]).toHaveValue(complete[name])
    expect(change).toBeEnabled()
  })

  it.each([[[2]], [[]], [[3, 'later']]])('takes the answer %j for a failure (PWD-034)', async (reply) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, change, fill } = await open(() => reply)
    await fill(complete)
    await user.click(change)
    expect(await findMessage()).toBe(failure)
  })

  it('sends nothing on CANCEL, and asks before Escape loses what was typed', async () => {
    const { user, calls, dialog, fill } = await open()
    await fill({ current: 'correct' })
    await user.keyboard('{Escape}')
    expect(await findMessage()).toBe('Discard your changes?')
    await answer(user, 'Keep editing')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls).toEqual([])
  })
})
