import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleEditorLists, sampleRoles } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import RoleManager from './RoleManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const list = 'GET private/role-get-list.json.php'

async function open(answers: Answers = {}) {
  const fake = fakeApi({
    [list]: () => sampleRoles,
    'GET private/role-editor-get-list.json.php': () => sampleEditorLists,
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
  it('shows every role with its title, a delete and an edit icon (ROLE-002)', async () => {
    const { calls } = await open()
    for (const { title } of sampleRoles) {
      const cells = await row(title)
      expect(cells.getByText(title)).toBeVisible()
      for (const name of ['Delete role', 'Edit role'])
        expect(cells.getByRole('button', { name }).querySelector('svg')).toBeVisible()
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
    expect(calls).toContainEqual(['GET private/role-editor-get-list.json.php', { id: 2 }])
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
