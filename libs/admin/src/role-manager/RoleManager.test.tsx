import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { editorAnswers, sampleEditorLists, sampleRoles } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import RoleManager from './RoleManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const list = 'GET private/role-get-list.json.php'

async function open(answers: Answers = {}) {
  const fake = fakeApi({
    [list]: () => sampleRoles,
    ...editorAnswers(sampleEditorLists),
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <RoleManager />
    </TestSite>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Role Manager' })
  return { ...fake, user: userEvent.setup() }
}

const row = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }))

describe('Role Manager', () => {
  it('shows every role with its title, an edit icon and, at the end, a delete icon (ROLE-002)', async () => {
    const { calls } = await open()
    for (const { title } of sampleRoles) {
      const cells = await row(title)
      expect(cells.getByText(title)).toBeVisible()
      const actions = cells.getAllByRole('button')
      expect(actions.map((button) => button.ariaLabel)).toEqual(['Edit role', 'Delete role'])
      for (const action of actions) expect(action.querySelector('svg')).toBeVisible()
    }
    expect(screen.getAllByRole('row')).toHaveLength(1 + sampleRoles.length)
    expect(calls).toEqual([[list]])
  })

  it("shows '[no title]' where a title is empty", async () => {
    await open({ [list]: () => [{ id: 4, title: '' }] })
    expect(await screen.findByText('[no title]')).toBeVisible()
  })

  it("opens the New Role dialog from 'Create New Role' (ROLE-001)", async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Create New Role' }))
    expect(await screen.findByRole('dialog', { name: 'New Role' })).toBeVisible()
  })

  it("opens the Role Editor with the role's id and title from 'Edit role' (ROLE-003)", async () => {
    const { user, calls } = await open()
    await user.click((await row('Editors')).getByRole('button', { name: 'Edit role' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Role - Editors' })).toBeVisible()
    expect(calls).toContainEqual(['GET private/role-editor-get-role.json.php', { id: 2 }])
  })

  it('says that a role was saved', async () => {
    const { user } = await open({ 'POST private/role-editor-change.json.php': () => ({}) })
    await user.click((await row('Editors')).getByRole('button', { name: 'Edit role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Role - Editors' }))
    const permissions = within(await dialog.findByRole('group', { name: 'Permissions' }))
    await user.click(permissions.getAllByRole('checkbox')[0]!)
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says what the members of a role may do', async () => {
    await open({ [list]: () => [{ id: 2, title: 'Editors', allows: ['Edit the menu', 'Manage pages'] }] })
    expect(await screen.findByText('Can edit the menu and manage pages.')).toBeVisible()
  })

  it('offers the ready-made roles that are not there, and creates the pressed one', async () => {
    let roles = sampleRoles.slice(0, 1)
    const { user, calls } = await open({
      [list]: () => roles,
      'POST private/role-create.json.php': ({ title }) => {
        roles = [...roles, { id: 9, title }]
        return { id: 9 }
      },
      'POST private/role-update.json.php': () => ({}),
      'GET private/role-editor-get-role.json.php': () => ({ members: 0, permissions: sampleEditorLists.permissions }),
      'POST private/role-editor-change.json.php': () => ({}),
    })
    expect(calls).toEqual([[list]])
    await user.click(await screen.findByRole('button', { name: 'Add the role ‘Editor’' }))
    await row('Editor')
    expect(await screen.findByText('‘Editor’ was created')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add the role ‘Editor’' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add the role ‘Author’' })).toBeVisible()
    const description = expect.stringMatching(/^Creates, edits and publishes pages/)
    expect(calls).toContainEqual(['POST private/role-update.json.php', { id: 9, title: 'Editor', description }])
    expect(calls).toContainEqual([
      'POST private/role-editor-change.json.php',
      {
        ...{ id: 9, addAccounts: [], removeAccounts: [], removePermissions: [] },
        addPermissions: ['core.page-manager', 'core.menu-manager', 'core.file-manager'],
      },
    ])
  })

  it('offers no ready-made role where all are there', async () => {
    await open({ [list]: () => ['Admin', ' editor', 'AUTHOR', 'Trainer'].map((title, id) => ({ id, title })) })
    await row('Admin')
    expect(screen.queryByText(/ready-made role/)).toBeNull()
  })

  it('leaves no role behind whose rights could not be given', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, calls } = await open({
      [list]: () => sampleRoles.slice(0, 1),
      'POST private/role-create.json.php': () => ({ id: 9 }),
      'GET private/role-delete.json.php': () => ({}),
      'POST private/role-update.json.php': () => ({}),
      'GET private/role-editor-get-role.json.php': () => ({ members: 0, permissions: sampleEditorLists.permissions }),
      'POST private/role-editor-change.json.php': () => {
        throw new ApiError('403', { status: 403, body: { error: 'You can only grant what you have' } })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Add the role ‘Editor’' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('You can only grant what you have')
    expect(calls).toContainEqual(['GET private/role-delete.json.php', { id: 9 }])
  })

  it('says so when there are no roles yet', async () => {
    await open({ [list]: () => [] })
    expect(await screen.findByText('There are no roles yet')).toBeVisible()
  })

  it('only logs that the roles could not be loaded (ERR-009), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const answer = vi
      .fn(() => sampleRoles)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = await open({ [list]: answer })
    expect(await screen.findByText('The roles could not be loaded')).toBeVisible()
    await waitFor(() => expect(log.mock.calls).toEqual([[down]]))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row('Editors')
  })
})
