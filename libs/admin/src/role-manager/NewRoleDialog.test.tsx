import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleRoles } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import RoleManager from './RoleManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const create = 'POST private/role-create.json.php'

/** The screen, 'Create New Role' pressed. */
async function openNew(answers: Answers = {}) {
  const fake = fakeApi({
    'GET private/role-get-list.json.php': () => sampleRoles,
    [create]: () => ({ id: 41 }),
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <RoleManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  await screen.findByRole('row', { name: /Hut wardens/ })
  await user.click(screen.getByRole('button', { name: 'Create New Role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Role' }))
  const sent = () => fake.calls.filter(([key]) => key === create).map(([, input]) => input)
  return { user, dialog, sent }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('New Role dialog', () => {
  it("has the field 'Role Title', CANCEL and CREATE (ROLE-004)", async () => {
    const { dialog } = await openNew()
    expect(dialog.getByRole('textbox', { name: 'Role Title' })).toHaveValue('')
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
    expect(dialog.getByRole('button', { name: 'CREATE' })).toBeEnabled()
  })

  it('sends the title as typed and appends the role to the table', async () => {
    const { user, dialog, sent } = await openNew()
    await user.type(dialog.getByRole('textbox'), 'Treasurers{Enter}')
    await closed()
    expect(sent()).toEqual([{ title: 'Treasurers' }])
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Treasurers')
    expect(await screen.findByText('‘Treasurers’ was created')).toBeVisible()
  })

  it('accepts an empty title (ROLE-005)', async () => {
    const { user, dialog, sent } = await openNew()
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await closed()
    expect(sent()).toEqual([{ title: '' }])
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('[no title]')
  })

  it('creates nothing on CANCEL', async () => {
    const { user, dialog, sent } = await openNew()
    await user.type(dialog.getByRole('textbox'), 'Treasurers')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect(sent()).toEqual([])
    expect(screen.getAllByRole('row')).toHaveLength(1 + sampleRoles.length)
  })

  it('alerts a failure, says why and keeps what was typed (ROLE-013)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('409', { status: 409, body: { error: 'A role with this title already exists' } })
    const { user, dialog } = await openNew({
      [create]: () => {
        throw refusal
      },
    })
    await user.type(dialog.getByRole('textbox'), 'Editors')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to create role, see browser log for more information')).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('A role with this title already exists')
    expect(dialog.getByRole('textbox')).toHaveValue('Editors')
  })

  it('creates once on a double click', async () => {
    const { user, dialog, sent } = await openNew({ [create]: () => new Promise(() => {}) })
    await user.dblClick(dialog.getByRole('button', { name: 'CREATE' }))
    expect(sent()).toHaveLength(1)
  })
})
