import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { manyMembers, sampleEditorLists } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { RoleEditor } from './RoleEditor.tsx'

afterEach(() => void vi.restoreAllMocks())

const load = 'GET private/role-editor-get-list.json.php'
const save = 'POST private/role-editor-save-list.json.php'

async function open(answers: Answers = {}, title = 'Editors') {
  const fake = fakeApi({ [load]: () => sampleEditorLists, [save]: () => ({}), ...answers })
  const refresh = vi.fn(async () => {})
  const onClose = vi.fn()
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <RoleEditor id={2} title={title} onClose={onClose} />
    </TestSite>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const sent = () => fake.calls.filter(([key]) => key === save).map(([, input]) => input)
  return { ...fake, user: userEvent.setup(), dialog, sent, refresh, onClose }
}

const group = async (name: string) => within(await screen.findByRole('group', { name }))
const boxes = (within_: Awaited<ReturnType<typeof group>>) =>
  within_.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.labels?.[0]?.textContent, box.checked])
const box = async (column: string, name: string) => (await group(column)).getByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const search = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByRole('searchbox', { name: 'Search members' }), text)

describe('Role Editor', () => {
  it("is titled 'Edit Role - {title}' (ROLE-006)", async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Edit Role - Editors' })).toBeVisible()
  })

  it('has a checkbox per account by its email (ROLE-007), members ticked (ROLE-010)', async () => {
    await open()
    expect(boxes(await group('Members'))).toEqual([
      ['ben@example.org', true],
      ['ana@example.org', false],
      ['cara@example.org', false],
    ])
  })

  it('tells accounts that share an email address apart by name', async () => {
    const shared = { email: 'family@example.org', linked: false }
    const accounts = [
      { id: 21, name: 'Ann', ...shared },
      { id: 22, name: 'Bob', ...shared },
    ]
    await open({ [load]: () => ({ ...sampleEditorLists, accounts }) })
    expect(boxes(await group('Members')).map(([label]) => label)).toEqual([
      'family@example.org (Ann)',
      'family@example.org (Bob)',
    ])
  })

  it('has a checkbox per permission by its detail (ROLE-008), the granted ones ticked (ROLE-010)', async () => {
    await open()
    expect(boxes(await group('Permissions'))).toEqual([
      ['Everything', false],
      ['Manage pages', true],
      ['Edit the menu', false],
      ['Manage files and folders', false],
      ['Manage accounts', false],
      ['Manage roles', false],
    ])
  })

  it('saves the ids of the ticked ones, then closes', async () => {
    const { user, sent, refresh, onClose } = await open()
    await user.click(await box('Members', 'cara@example.org'))
    await user.click(await box('Members', 'ben@example.org'))
    await user.click(await box('Permissions', 'Manage roles'))
    expect((await group('Members')).getByText('1 of 3 ticked')).toBeVisible()
    await user.click(button('SAVE'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()).toEqual([{ id: 2, accounts: [13], permissions: ['core.page-manager', 'core.role-manager'] }])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('saves nothing on CANCEL', async () => {
    const { user, sent, onClose } = await open()
    await user.click(await box('Members', 'ana@example.org'))
    await user.click(button('CANCEL'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent()).toEqual([])
  })

  it('asks before Escape discards what was ticked, and only then', async () => {
    const { user, onClose } = await open()
    const ana = await box('Members', 'ana@example.org')
    await user.click(ana)
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(onClose).not.toHaveBeenCalled()

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(ana) // as it was
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('alerts a failure, says why and keeps what was ticked (ROLE-017)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reason = 'You can only grant or revoke permissions that you have yourself'
    const refusal = new ApiError('403', { status: 403, body: { error: reason } })
    const { user, dialog, onClose } = await open({
      [save]: () => {
        throw refusal
      },
    })
    await user.click(await box('Permissions', 'Everything'))
    await user.click(button('SAVE'))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to save role settings, see browser log for more information')).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
    expect(await box('Permissions', 'Everything')).toBeChecked()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('saves once on a double click', async () => {
    const { user, sent } = await open({ [save]: () => new Promise(() => {}) })
    await group('Members')
    await user.dblClick(button('SAVE'))
    expect(sent()).toHaveLength(1)
  })

  it('only logs that the lists could not be loaded (ERR-009), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const answer = vi
      .fn(() => sampleEditorLists)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = await open({ [load]: answer })
    expect(await screen.findByText('The members and permissions could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(button('SAVE')).toBeDisabled()
    await user.click(button('Try again'))
    expect(await box('Members', 'ben@example.org')).toBeChecked()
    expect(button('SAVE')).toBeEnabled()
  })
})

describe('Role Editor with 5,000 accounts', () => {
  const openMany = () => open({ [load]: () => manyMembers })

  it('shows 200 of them, the members first, and says so', async () => {
    await openMany()
    const rows = boxes(await group('Members'))
    expect(rows).toHaveLength(200)
    expect(rows.slice(0, 11).map(([label, checked]) => `${label} ${checked}`)).toEqual([
      ...['0500', '1000', '1500', '2000', '2500', '3000', '3500', '4000', '4500', '5000'].map(
        (number) => `person.${number}@example.org true`,
      ),
      'person.0001@example.org false',
    ])
    expect(screen.getByText('10 of 5,000 ticked')).toBeVisible()
    expect(screen.getByText('The first 200 of 5,000. Search to find the others.')).toBeVisible()
  })

  it('finds the others, and loses no tick by searching', async () => {
    const { user, sent, onClose } = await openMany()
    await group('Members')
    await search(user, '4321')
    expect(boxes(await group('Members'))).toEqual([['person.4321@example.org', false]])
    await user.click(await box('Members', 'person.4321@example.org'))
    await user.clear(screen.getByRole('searchbox'))
    expect(boxes(await group('Members'))).toContainEqual(['person.4321@example.org', true])

    await search(user, 'nobody')
    expect(screen.getByText('Nothing found for ‘nobody’.')).toBeVisible()
    expect(screen.getByText('11 of 5,000 ticked')).toBeVisible()
    await user.click(button('SAVE'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const accounts = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4321, 4500, 5000]
    expect(sent()).toEqual([{ id: 2, accounts, permissions: ['core.page-manager'] }])
  })

  it('does not save on Enter in the search field', async () => {
    const { user, sent } = await openMany()
    await group('Members')
    await search(user, '43{Enter}')
    expect(sent()).toEqual([])
  })

  it('leaves every row where it is while it is being ticked', async () => {
    const { user } = await openMany()
    const before = boxes(await group('Members')).map(([label]) => label)
    await user.click(await box('Members', 'person.0001@example.org'))
    await user.click(await box('Members', 'person.0500@example.org'))
    expect(boxes(await group('Members')).map(([label]) => label)).toEqual(before)
  })
})
