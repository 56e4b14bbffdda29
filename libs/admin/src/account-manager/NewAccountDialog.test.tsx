import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, listedEmails, renderAccountManager } from '../testing/render-account-manager.tsx'

afterEach(() => void vi.restoreAllMocks())

const create = 'POST private/account-create.json.php'
const update = 'POST private/account-update.json.php'

async function open(reply: Answers[typeof create] = () => ({ id: 41 })) {
  const screenParts = renderAccountManager({ [create]: reply, [update]: () => ({}) })
  await findRow('kim@example.org')
  await screenParts.user.click(screen.getByRole('button', { name: 'Create New Account' }))
  const dialog = await findDialog('New Account')
  const email = dialog.getByRole('textbox', { name: 'Email address' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const intro = dialog.getByRole('checkbox', { name: 'Send intro email' })
  const submit = dialog.getByRole('button', { name: 'CREATE' })
  async function fill() {
    await screenParts.user.click(email)
    await screenParts.user.paste(' new@example.org')
    await screenParts.user.click(name)
    await screenParts.user.paste('Robin New')
  }
  return { ...screenParts, dialog, email, name, intro, submit, fill }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('New Account dialog', () => {
  it("opens by 'Create New Account' (ACCT-012) with its fields and buttons (ACCT-021)", async () => {
    const { dialog, email, name, intro, submit } = await open()
    expect(email).toHaveValue('')
    expect(name).toHaveValue('')
    expect(intro).toBeVisible()
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
    expect(submit).toBeEnabled()
  })

  it.each(['by Escape', 'by the close button'])(
    'gives the focus back when it is not left %s after all',
    async (how) => {
      const { user, dialog, name } = await open()
      await user.type(name, 'Robin')
      const close = dialog.getByRole('button', { name: 'Close' })
      if (how === 'by Escape') await user.keyboard('{Escape}')
      else await user.click(close)
      await answer(user, 'Keep editing')
      await waitFor(() => expect(how === 'by Escape' ? name : close).toHaveFocus())
      expect(name).toHaveValue('Robin')
    },
  )

  it("ticks 'Send intro email' by default (ACCT-022)", async () => {
    const { intro } = await open()
    expect(intro).toBeChecked()
  })

  it('sends what was typed (API-014) and appends the account to the list (ACCT-017)', async () => {
    const { user, sent, intro, submit, fill } = await open()
    await fill()
    await user.click(intro)
    await user.click(submit)
    await closed()
    expect(sent()).toEqual([[create, { email: ' new@example.org', name: 'Robin New', intro: false }]])
    expect(listedEmails()).toEqual(['kim@example.org', 'alex@example.org', 'sam@example.org', 'new@example.org'])
    expect((await findRow('new@example.org')).getAllByRole('cell')[1]).toHaveTextContent('Robin New')
    expect(screen.getByText('new@example.org was created.')).toBeVisible()
  })

  it('gives the new account the id of the answer (ACCT-017, ACCT-019)', async () => {
    const { user, act, sent, submit, fill } = await open()
    await fill()
    await user.click(submit)
    await closed()
    await act('new@example.org', 'Edit account')
    await user.click(await screen.findByRole('button', { name: 'SAVE' }))
    await closed()
    expect(sent().at(-1)).toEqual([update, { id: 41, email: 'new@example.org', name: 'Robin New' }])
  })

  it('sends empty values too (ACCT-023)', async () => {
    const { user, sent, submit } = await open()
    await user.click(submit)
    await closed()
    expect(sent()).toEqual([[create, { email: '', name: '', intro: true }]])
    await findRow('[not set]')
  })

  it('sends an address that the browser would take for wrong (ACCT-023)', async () => {
    const { user, sent, email, submit } = await open()
    await user.type(email, 'no address')
    await user.click(submit)
    await closed()
    expect(sent()).toMatchObject([[create, { email: 'no address' }]])
  })

  it("alerts the server's error and keeps everything typed (ACCT-025)", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog, email, name, intro, submit, fill } = await open(() => ({ error: 'The address is taken' }))
    await fill()
    await user.click(intro)
    await user.click(submit)
    expect(await findMessage()).toBe('Failed to create user: The address is taken')
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('The address is taken')
    expect(email).toHaveValue(' new@example.org')
    expect(name).toHaveValue('Robin New')
    expect(intro).not.toBeChecked()
    expect(submit).toBeEnabled()
    expect(screen.queryByText('new@example.org')).not.toBeInTheDocument()
  })

  it.each<[string, Answers[typeof create]]>([
    [
      'the call fails',
      () => {
        throw new ApiError('down', { status: 0 })
      },
    ],
    ['the answer says nothing', () => ({})],
  ])('alerts and logs when %s, and keeps everything typed (ACCT-026)', async (_, reply) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, email, submit, fill } = await open(reply)
    await fill()
    await user.click(submit)
    expect(await findMessage()).toBe('Failed to create user, see browser log for more information')
    expect(log).toHaveBeenCalled()
    await answer(user)
    expect(email).toHaveValue(' new@example.org')
    await waitFor(() => expect(submit).toBeEnabled())
  })

  it('creates once on a double click', async () => {
    const { user, sent, submit } = await open(() => new Promise(() => {}))
    await user.dblClick(submit)
    expect(sent()).toHaveLength(1)
    expect(submit).toBeDisabled()
  })

  it('creates nothing on CANCEL', async () => {
    const { user, sent, dialog, fill } = await open()
    await fill()
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect(sent()).toEqual([])
  })
})
