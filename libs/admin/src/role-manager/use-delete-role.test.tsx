import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleRoles } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import RoleManager from './RoleManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const remove = 'GET private/role-delete.json.php'
const question =
  'Are you sure you want to delete this role? All permissions associated with this role will be revoked. This cannot be undone.'
const failure = 'An error occurred trying to delete the role. Check your browser log for more details.'

/** The screen, 'Delete role' pressed in the row of 'Editors'. */
async function askToDelete(answers: Answers = {}) {
  const fake = fakeApi({ 'GET private/role-get-list.json.php': () => sampleRoles, [remove]: () => ({}), ...answers })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <RoleManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  const row = within(await screen.findByRole('row', { name: /Editors/ }))
  await user.click(row.getByRole('button', { name: 'Delete role' }))
  await screen.findByRole('alertdialog')
  const sent = () => fake.calls.filter(([key]) => key === remove).map(([, input]) => input)
  return { user, refresh, sent }
}

/** The element that shows exactly this text, space for space. */
const shown = (text: string) =>
  screen.findByText((_, element) => element?.textContent === text && element.children.length === 0)
const press = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

describe('deleting a role', () => {
  it('asks first, with the exact text; refusing deletes nothing (ROLE-014)', async () => {
    const { user, sent } = await askToDelete()
    expect(await shown(question)).toBeVisible()
    await user.click(press('Cancel'))
    expect(await screen.findByRole('row', { name: /Editors/ })).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('sends the id, drops the row at once and says so (ROLE-015)', async () => {
    const { user, refresh, sent } = await askToDelete()
    await user.click(press('Delete'))
    expect(await shown('Role was successfully deleted.')).toBeVisible()
    expect(sent()).toEqual([{ id: 2 }])
    expect(screen.queryByText('Editors')).not.toBeInTheDocument()
    expect(screen.getByText('Hut wardens')).toBeInTheDocument()
    expect(refresh).toHaveBeenCalledOnce()
    await user.click(press('OK'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create New Role' })).toHaveFocus())
  })

  it('says how long it can be brought back, and does so', async () => {
    const restored: unknown[] = []
    const { user, refresh } = await askToDelete({
      'GET protected/get-system-property.json.php': () => [30],
      'POST private/trash-restore.json.php': (input) => {
        restored.push(input)
        return { notes: [] }
      },
    })
    expect(
      screen.getByText(
        'It goes to the trash first: only once it is gone from there can this not be undone. ' +
          'From the trash, it can still be brought back for 30 days.',
      ),
    ).toBeVisible()
    expect(await shown(question)).toBeVisible()
    await user.click(press('Delete'))
    expect(await shown('Role was successfully deleted.')).toBeVisible()
    expect(screen.queryByText('Editors')).not.toBeInTheDocument()
    await user.click(press('Undo'))
    expect(await screen.findByRole('row', { name: /Editors/ })).toBeVisible()
    expect(restored).toEqual([{ kind: 'role', id: 2 }])
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('alerts and logs a failure, keeps the row (ROLE-016) and shows the reason above the table', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reason = 'Something is restricted to this role only'
    const refusal = new ApiError('409', { status: 409, body: { error: reason } })
    const { user, refresh } = await askToDelete({
      [remove]: () => {
        throw refusal
      },
    })
    await user.click(press('Delete'))
    expect(await shown(failure)).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    expect(refresh).not.toHaveBeenCalled()
    await user.click(press('OK'))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`‘Editors’ was not deleted${reason}`)
    const row = within(screen.getByRole('row', { name: /Editors/ }))
    expect(row.getByRole('button', { name: 'Delete role' })).toBeEnabled()
  })

  it('drops an old reason at the next attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = vi
      .fn(() => ({}))
      .mockImplementationOnce(() => {
        throw new ApiError('409', { status: 409, body: { error: 'Something is restricted to this role only' } })
      })
    const { user } = await askToDelete({ [remove]: answer })
    await user.click(press('Delete'))
    await shown(failure)
    await user.click(press('OK'))
    await screen.findByRole('alert')
    const row = within(await screen.findByRole('row', { name: /Editors/ }))
    await user.click(row.getByRole('button', { name: 'Delete role' }))
    await shown(question)
    await user.click(press('Delete'))
    await shown('Role was successfully deleted.')
    expect(screen.queryByText(/was not deleted/)).not.toBeInTheDocument()
  })

  it('keeps the row locked while the role is being deleted', async () => {
    const { user, sent } = await askToDelete({ [remove]: () => new Promise(() => {}) })
    await user.dblClick(press('Delete'))
    const row = within(await screen.findByRole('row', { name: /Editors/ }))
    await waitFor(() => expect(row.getByRole('button', { name: 'Delete role' })).toBeDisabled())
    expect(sent()).toHaveLength(1)
  })
})
