import { ApiError } from '@sitewright/api-client'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { editorAnswers, manyMembers, sampleEditorLists } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { RoleEditor } from './RoleEditor.tsx'

afterEach(() => void vi.restoreAllMocks())

const load = 'GET private/role-editor-get-role.json.php'
const save = 'POST private/role-editor-change.json.php'
const unchanged = { id: 2, addAccounts: [], removeAccounts: [], addPermissions: [], removePermissions: [] }

async function open(answers: Answers = {}, title = 'Editors') {
  const fake = fakeApi({ ...editorAnswers(sampleEditorLists), [save]: () => ({}), ...answers })
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
  within_
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.labels?.[0]?.querySelector('bdi')?.textContent, box.checked])
const box = async (column: string, name: string) => (await group(column)).findByRole('checkbox', { name })
/** The members, once they are there. */
async function memberBoxes() {
  const members = await group('Members')
  await members.findAllByRole('checkbox')
  return boxes(members)
}
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
    expect(await memberBoxes()).toEqual([
      ['ben@example.org', true],
      ['ana@example.org', false],
      ['cara@example.org', false],
    ])
  })

  it('shows the name beside the email', async () => {
    await open()
    expect(await box('Members', 'ana@example.org')).toHaveAccessibleDescription('Ana Berg')
    expect(await box('Members', 'ben@example.org')).not.toHaveAccessibleDescription()
  })

  it('has a checkbox per permission by its detail (ROLE-008), the granted ones ticked (ROLE-010)', async () => {
    await open()
    expect(boxes(await group('Permissions'))).toEqual([
      ['Manage pages', true],
      ['Edit the menu', false],
      ['Manage files and folders', false],
      ['Manage accounts', false],
      ['Manage roles', false],
      ['Everything', false],
    ])
  })

  it('says under headings what each permission allows, and which one is dangerous', async () => {
    await open()
    const permissions = await group('Permissions')
    const titles = permissions.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
    expect(titles).toEqual(['Pages', 'Files', 'People', 'Site'])
    expect(within(permissions.getByRole('group', { name: 'Site' })).getByRole('checkbox')).toHaveAccessibleDescription(
      /^Opens every screen.* Can change and delete almost everything/,
    )
    expect(permissions.queryByRole('searchbox')).toBeNull()
  })

  it('heads a group of a kind as the server says it in the reader’s language, and keeps those of one group together', async () => {
    const huts = (id: string, heading: string) => ({ id, detail: id, linked: false, group: 'Huts', heading })
    const permissions = [...sampleEditorLists.permissions, huts('book', 'Hütten'), huts('close', 'Hütten')]
    await open(editorAnswers({ ...sampleEditorLists, permissions }))
    const all = await group('Permissions')
    expect(all.getAllByRole('heading', { level: 4 }).at(-1)).toHaveTextContent('Hütten')
    expect(within(all.getByRole('group', { name: 'Hütten' })).getAllByRole('checkbox')).toHaveLength(2)
  })

  it('finds a permission by what it allows where there are more than a dozen', async () => {
    const further = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => ({
      ...{ id, detail: `Right ${id}`, linked: false },
    }))
    const permissions = [...sampleEditorLists.permissions, ...further]
    const { user } = await open(editorAnswers({ ...sampleEditorLists, permissions }))
    const all = await group('Permissions')
    expect(all.getAllByRole('heading', { level: 4 }).at(-1)).toHaveTextContent('Other')
    const field = all.getByRole('searchbox', { name: 'Search permissions' })
    await user.type(field, 'upload')
    expect(boxes(all)).toEqual([['Manage files and folders', false]])
    await user.clear(field)
    await user.type(field, 'nonsense')
    expect(all.getByText('Nothing found for ‘nonsense’.')).toBeVisible()
    expect(all.queryByRole('checkbox')).toBeNull()
    // Enter saves nothing
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  })

  it('saves what was changed, then closes', async () => {
    const { user, sent, refresh, onClose } = await open()
    await user.click(await box('Members', 'cara@example.org'))
    await user.click(await box('Members', 'ben@example.org'))
    await user.click(await box('Permissions', 'Manage roles'))
    expect((await group('Members')).getByText('1 ticked')).toBeVisible()
    await user.click(button('SAVE'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()).toEqual([
      { ...unchanged, addAccounts: [13], removeAccounts: [12], addPermissions: ['core.role-manager'] },
    ])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('saves a new title and description', async () => {
    const update = 'POST private/role-update.json.php'
    const { user, dialog, calls, onClose } = await open({ [update]: () => ({}) })
    const title = await dialog.findByRole('textbox', { name: 'Role Title' })
    expect(title).toHaveValue('Editors')
    await user.type(title, ' and friends')
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'The newsletter')
    await user.click(button('SAVE'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(calls).toContainEqual([update, { id: 2, title: 'Editors and friends', description: 'The newsletter' }])
  })

  it('asks before Escape discards a title', async () => {
    const { user, dialog, onClose } = await open()
    await user.type(await dialog.findByRole('textbox', { name: 'Role Title' }), 'x{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
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
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
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
    const answer = vi.fn(editorAnswers(sampleEditorLists)[load]).mockImplementationOnce(() => {
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
  const openMany = () => open(editorAnswers(manyMembers))
  const person = (number: string) => `person.${number}@example.org`

  it('loads a hundred of them, the members first, and more on demand', async () => {
    const { user } = await openMany()
    const rows = await memberBoxes()
    expect(rows).toHaveLength(100)
    expect(rows.slice(0, 11)).toEqual([
      ...['0500', '1000', '1500', '2000', '2500', '3000', '3500', '4000', '4500', '5000'].map((number) => [
        person(number),
        true,
      ]),
      [person('0001'), false],
    ])
    expect(screen.getByText('10 ticked')).toBeVisible()
    expect(screen.getByText('100 of 5,000 accounts')).toBeVisible()
    await user.click(button('Load more'))
    await waitFor(async () => expect(boxes(await group('Members'))).toHaveLength(200))
  })

  it('finds the others, and loses no tick by searching or loading more', async () => {
    const { user, sent, onClose } = await openMany()
    await user.click(await box('Members', person('0001')))
    await user.click(button('Load more'))
    await user.click(await box('Members', person('0150')))
    await search(user, '4321')
    await waitFor(async () => expect(boxes(await group('Members'))).toEqual([[person('4321'), false]]))
    await user.click(await box('Members', person('4321')))
    await user.clear(screen.getByRole('searchbox'))
    expect(await box('Members', person('0001'))).toBeChecked()
    await user.click(await box('Members', person('0500')))

    await search(user, 'nobody')
    expect(await screen.findByText('Nothing found for ‘nobody’.')).toBeVisible()
    expect(screen.getByText('12 ticked')).toBeVisible()
    await user.click(button('SAVE'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()).toEqual([{ ...unchanged, addAccounts: [1, 150, 4321], removeAccounts: [500] }])
  })

  it('does not save on Enter in the search field', async () => {
    const { user, sent } = await openMany()
    await group('Members')
    await search(user, '43{Enter}')
    expect(sent()).toEqual([])
  })

  it('leaves every row where it is while it is being ticked', async () => {
    const { user } = await openMany()
    const before = (await memberBoxes()).map(([label]) => label)
    await user.click(await box('Members', person('0001')))
    await user.click(await box('Members', person('0500')))
    expect(boxes(await group('Members')).map(([label]) => label)).toEqual(before)
  })
})
