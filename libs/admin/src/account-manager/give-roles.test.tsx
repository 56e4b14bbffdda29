import { ApiError, type ListedRole } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, renderAccountManager } from '../testing/render-account-manager.tsx'
import { editorAnswers, sampleEditorLists } from '../testing/role-samples.ts'

afterEach(() => void vi.restoreAllMocks())

const create = 'POST private/account-create.json.php'
const update = 'POST private/account-update.json.php'
const give = 'POST private/role-editor-change.json.php'
const getRoles = 'GET private/role-get-list.json.php'

const roles = [
  { id: 1, title: 'Administrators', grantable: false as const },
  { id: 3, title: 'Hut wardens' },
  { id: 4, title: 'Editors' },
]
const answers: Answers = {
  [getRoles]: () => roles,
  [create]: () => ({ id: 41 }),
  [update]: () => ({}),
  [give]: () => ({}),
}
const change = (id: number, part: object) => [
  give,
  { id, addAccounts: [], removeAccounts: [], addPermissions: [], removePermissions: [], ...part },
]
const refuseEditors = ({ id }: { id: number }) => {
  if (id === 4) throw new ApiError('403', { status: 403, body: { error: 'You can only grant what you have' } })
  return {}
}

async function openNew(more: Answers = {}, permissions = ['core.account-manager', 'core.role-manager']) {
  const parts = renderAccountManager({ ...answers, ...more }, undefined, permissions)
  await findRow('kim@example.org')
  await parts.user.click(screen.getByRole('button', { name: 'Create New Account' }))
  const dialog = await findDialog('New Account')
  return {
    ...parts,
    dialog,
    sentOf: (...calls: string[]) => parts.calls.filter(([call]) => calls.includes(String(call))),
  }
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('roles in the dialog of an account', () => {
  it('are those that the person may give, and are given after the account was created', async () => {
    const { user, dialog, sentOf } = await openNew()
    await user.click(await dialog.findByRole('checkbox', { name: 'Hut wardens' }))
    expect(dialog.queryByRole('checkbox', { name: 'Administrators' })).toBeNull()
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'new@example.org')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await closed()
    expect(sentOf(create, give)).toEqual([
      [create, { email: 'new@example.org', name: '', intro: true }],
      change(3, { addAccounts: [41] }),
    ])
    expect((await findRow('new@example.org')).getAllByText(/Hut wardens/)[0]).toBeInTheDocument()
  })

  it('that could not be given are named, and tried again without creating the account twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let refuses = true
    const { user, dialog, sentOf } = await openNew({ [give]: (input) => (refuses ? refuseEditors(input) : {}) })
    await user.click(await dialog.findByRole('checkbox', { name: 'Hut wardens' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Editors' }))
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'new@example.org')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    const text = 'The account was saved, but not these roles: ‘Editors’ (You can only grant what you have)'
    await waitFor(async () => expect(await findMessage()).toBe(text))
    await answer(user)
    expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeDisabled()
    refuses = false
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await closed()
    expect(sentOf(create)).toHaveLength(1)
    expect(sentOf(give).map(([, input]) => (input as { id: number }).id)).toEqual([3, 4, 4])
  })

  it('are there for an account that was created while some could not be given, also where the dialog is left', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog } = await openNew({ [give]: refuseEditors })
    await user.click(await dialog.findByRole('checkbox', { name: 'Editors' }))
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'new@example.org')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await answer(user)
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect((await findRow('new@example.org')).queryByText('Editors')).toBeNull()
  })

  it('are taken back when they are no longer ticked', async () => {
    const { user, act, calls } = renderAccountManager(answers, undefined, ['core.admin'])
    await act('kim@example.org', 'Edit account')
    const dialog = await findDialog('Edit Account')
    const wardens = await dialog.findByRole('checkbox', { name: 'Hut wardens' })
    expect(wardens).toBeChecked()
    await user.click(wardens)
    await user.click(dialog.getByRole('checkbox', { name: 'Editors' }))
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    await closed()
    expect(calls.filter(([call]) => call === give)).toEqual([
      change(3, { removeAccounts: [1] }),
      change(4, { addAccounts: [1] }),
    ])
    const row = await findRow('kim@example.org')
    expect(row.queryByText(/Hut wardens/)).toBeNull()
    expect(row.getAllByText(/Administrators, Editors/)[0]).toBeInTheDocument()
  })

  it('are not offered to who may not give any', async () => {
    const { dialog, sentOf } = await openNew({}, ['core.account-manager'])
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(dialog.queryByRole('group', { name: 'Roles' })).toBeNull()
    expect(sentOf(getRoles)).toEqual([])
  })

  it('say what the ticked ones allow', async () => {
    const allowing = [
      roles[0]!,
      { ...roles[1]!, allows: ['Manage pages'] },
      { ...roles[2]!, allows: ['Edit the menu'] },
    ]
    const { user, dialog } = await openNew({ [getRoles]: () => allowing })
    await user.click(await dialog.findByRole('checkbox', { name: 'Hut wardens' }))
    expect(dialog.getByText('Can manage pages.')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Editors' }))
    expect(dialog.getByText('Can manage pages and edit the menu.')).toBeVisible()
  })

  it('get a new one from the dialog, which is then ticked, while what was typed stays', async () => {
    let now: ListedRole[] = roles
    const { user, dialog, sentOf } = await openNew({
      [getRoles]: () => now,
      'POST private/role-create.json.php': ({ title }) => {
        now = [...roles, { id: 7, title }]
        return { id: 7 }
      },
      ...editorAnswers(sampleEditorLists),
    })
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'new@example.org')
    await user.click(await dialog.findByRole('button', { name: 'New role…' }))
    const naming = await findDialog('New Role')
    await user.type(naming.getByRole('textbox', { name: 'Role Title' }), 'Crew{Enter}')
    const rights = await findDialog('Edit Role - Crew')
    await user.click(await rights.findByRole('checkbox', { name: 'Edit the menu' }))
    await user.click(rights.getByRole('button', { name: 'SAVE' }))
    expect(await dialog.findByRole('checkbox', { name: 'Crew' })).toBeChecked()
    expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue('new@example.org')
    expect(sentOf(create)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await closed()
    expect(sentOf(give)).toEqual([
      change(7, { addPermissions: ['core.menu-manager'] }),
      change(7, { addAccounts: [41] }),
    ])
  })

  it('are offered ready-made on a site that has none beside the first and other ready-made ones', async () => {
    const some = [...roles.slice(0, 1), { id: 9, title: 'Editor' }]
    const { dialog, sentOf } = await openNew({ [getRoles]: () => some })
    expect(await dialog.findByRole('button', { name: 'Add the role ‘Trainer’' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Add the role ‘Editor’' })).toBeNull()
    expect(sentOf('POST private/role-create.json.php')).toEqual([])
  })
})
