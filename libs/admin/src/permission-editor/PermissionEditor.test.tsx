import { ApiError, type PermissionContext } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { manyRoles, sampleAccess } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { PermissionEditor } from './index.ts'

afterEach(() => void vi.restoreAllMocks())

const load = 'GET private/permission-editor-get-list.json.php'
const save = 'POST private/permission-editor-save-list.json.php'

async function open(answers: Answers = {}, context: PermissionContext = 'page') {
  const fake = fakeApi({ [load]: () => sampleAccess, [save]: () => ({}), ...answers })
  const refresh = vi.fn(async () => {})
  const onClose = vi.fn()
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <PermissionEditor id={7} title="Our huts" context={context} onClose={onClose} />
    </TestSite>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const sent = () => fake.calls.filter(([key]) => key === save).map(([, input]) => input)
  return { ...fake, user: userEvent.setup(), dialog, sent, refresh, onClose }
}

const roles = async () =>
  within(await screen.findByRole('group', { name: 'Roles' })).getAllByRole<HTMLInputElement>('checkbox')
const role = (name: string) => screen.findByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const explanation = () => screen.findByRole('region', { name: /^Who can see this/ })

describe('Permission Editor', () => {
  it("is titled 'Edit Permissions - {title}' (PERM-007)", async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Edit Permissions - Our huts' })).toBeVisible()
  })

  it('shows one checkbox per role (PERM-008), the linked ones ticked (PERM-010)', async () => {
    await open()
    const shown = (await roles()).map((box) => [box.labels?.[0]?.textContent, box.checked])
    expect(shown).toEqual([
      ['Administrators', false],
      ['Editors', true],
      ['Hut wardens', false],
    ])
  })

  it.each(['file', 'menu', 'page', 'folder'] as const)(
    "reads and saves the roles of a thing of the context '%s' (PERM-006, PERM-009)",
    async (context) => {
      const { user, calls, sent, refresh, onClose } = await open({}, context)
      await user.click(await role('Hut wardens'))
      await user.click(button('SAVE'))
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      expect(calls[0]).toEqual([load, { id: 7, ctx: context }])
      expect(sent()).toEqual([{ id: 7, permissions: [2, 3], ctx: context }])
      expect(refresh).toHaveBeenCalledOnce()
    },
  )

  it('saves nothing on CANCEL', async () => {
    const { user, sent, onClose } = await open()
    await user.click(await role('Hut wardens'))
    await user.click(button('CANCEL'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent()).toEqual([])
  })

  it('alerts a failure, says why and keeps what was ticked (PERM-011)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
    const { user, dialog, onClose } = await open({
      [save]: () => {
        throw refusal
      },
    })
    await user.click(await role('Hut wardens'))
    await user.click(button('SAVE'))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to save permission settings, see browser log for more information')).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy, please try again')
    expect(await role('Hut wardens')).toBeChecked()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('only logs that the roles could not be loaded (ERR-008), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const answer = vi
      .fn(() => sampleAccess)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = await open({ [load]: answer })
    expect(await screen.findByText('The roles could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(button('SAVE')).toBeDisabled()
    await user.click(button('Try again'))
    expect(await role('Editors')).toBeChecked()
  })

  it('says where roles are made when there are none', async () => {
    await open({ [load]: () => ({ ...sampleAccess, permissions: [] }) })
    expect(await screen.findByText(/Create roles in the Role Manager/)).toBeVisible()
    expect(button('SAVE')).toBeDisabled()
    expect(await explanation()).toHaveTextContent(sampleAccess.otherwise)
  })

  it('lets a great many roles be searched', async () => {
    const { user } = await open({ [load]: () => manyRoles })
    await user.type(await screen.findByRole('searchbox', { name: 'Search roles' }), '59')
    expect(await roles()).toHaveLength(1)
  })
})

describe('who can see a thing', () => {
  it('is said in plain words, and said anew with every tick', async () => {
    const { user } = await open()
    const text = await explanation()
    const live = within(text).getByText(/^Only members of/)
    expect(live).toHaveAttribute('aria-live', 'polite')
    expect(live).toHaveTextContent('Only members of Editors can see it.')

    await user.click(await role('Administrators'))
    await user.click(await role('Hut wardens'))
    expect(live).toHaveTextContent('Only members of Administrators, Editors and Hut wardens can see it.')

    for (const name of ['Administrators', 'Editors', 'Hut wardens']) await user.click(await role(name))
    expect(live).toHaveTextContent('No role is ticked, so everyone can see it.')
  })

  it('names those who always can, and what else decides', async () => {
    await open()
    const text = await explanation()
    expect(text).toHaveTextContent('Page managers and administrators can always see it.')
    expect(text).toHaveTextContent('The page is not published, so visitors do not see it yet.')
  })

  it.each([
    ['menu', 'Who can see this menu item'],
    ['file', 'Who can see this file'],
  ] as const)("calls a thing of the context '%s' by its name", async (context, title) => {
    await open({}, context)
    expect(await screen.findByRole('region', { name: title })).toBeVisible()
  })
})
