import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countedSaves } from '../testing/document-samples.ts'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { pagedPages } from '../testing/paged-pages.ts'
import { noExample } from '../testing/example-samples.ts'
import { samplePages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const save = 'POST private/set_menu_structure.json.php'

const item = (id: number, parent: number, label: string, children: object[] = []) =>
  ({ idMenuItem: id, idParentMenuItem: parent, Label: label, idPage: 0, SortOrder: 1, Children: children }) as never
const menu = [item(5, 0, 'Huts', [item(6, 5, 'Kaweka')])]

async function openNew(permissions: string[], answers: Answers = {}) {
  const fake = fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() => samplePages),
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    'GET private/page-check-shortcut.json.php': ({ url }) => ({ problem: null, free: url }),
    'GET private/get_menu_structure.json.php': () => menu,
    'GET private/document-get-state.json.php': () => ({ version: 3, saved: 0, by: '' }),
    'POST private/page-create.json.php': () => ({ id: 41 }),
    'GET private/example-get.json.php': () => noExample,
    [save]: () => [],
    ...answers,
  })
  render(
    <TestSite api={fake.api} permissions={permissions}>
      <PageManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  await screen.findByRole('link', { name: 'Our huts' })
  await user.click(screen.getByRole('button', { name: 'Create New Page' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Page' }))
  const saved = () => fake.calls.filter(([key]) => key === save).map(([, input]) => input)
  return { ...fake, user, dialog, saved }
}

const place = (dialog: Awaited<ReturnType<typeof openNew>>['dialog']) =>
  dialog.findByRole('combobox', { name: 'Add to menu' })

describe('a place in the menu for a new page', () => {
  it('is offered to who may change the menu, and is none at first', async () => {
    const { user, dialog, saved } = await openNew(['core.page-manager', 'core.menu-manager'])
    expect(await place(dialog)).toHaveDisplayValue('Not in the menu')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved()).toEqual([])
    expect(screen.getByText(/ was created\. Visitors do not see it/)).toBeVisible()
  })

  it('can be the end of the menu', async () => {
    const { user, dialog, saved } = await openNew(['core.page-manager', 'core.menu-manager'])
    await user.selectOptions(await place(dialog), 'At the end of the menu')
    await user.type(dialog.getByRole('textbox', { name: 'Page Description' }), 'Ruapehu')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved()).toMatchObject([{ menu: [{ idMenuItem: 5 }, { Label: 'Ruapehu', idPage: 41 }], delete: [] }])
    expect(screen.getByText(/^‘Ruapehu’ was created and added to the menu\. Visitors do not see it/)).toBeVisible()
  })

  it('is neither offered to anybody else nor taken', async () => {
    const { user, dialog, calls } = await openNew(['core.page-manager'])
    expect(dialog.getByRole('combobox', { name: 'Page Type' })).toBeVisible()
    expect(dialog.queryByRole('combobox', { name: 'Add to menu' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.flat()).not.toContain('GET private/get_menu_structure.json.php')
    expect(calls.flat()).not.toContain(save)
  })

  it('is behind the items that are there, under the title of the page', async () => {
    const { user, dialog, saved } = await openNew(['core.admin'])
    await user.selectOptions(await place(dialog), 'Under ‘Huts’')
    await user.type(dialog.getByRole('textbox', { name: 'Page Description' }), 'Ruapehu')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const added = { idMenuItem: -1, idParentMenuItem: 5, Label: 'Ruapehu', idPage: 41, SortOrder: 2, Children: [] }
    expect(saved()).toEqual([
      {
        menu: [expect.objectContaining({ idMenuItem: 5, Children: [item(6, 5, 'Kaweka'), added] })],
        delete: [],
        base: 3,
      },
    ])
    const row = within(screen.getByRole('row', { name: /Ruapehu/ }))
    expect(row.getByText('In menu')).toBeVisible()
  })

  it('leaves what somebody else saves meanwhile', async () => {
    const [counted, others] = [countedSaves(), [...menu]]
    const { user, dialog, saved } = await openNew(['core.admin'], {
      ...counted.answers,
      'GET private/get_menu_structure.json.php': () => [...others],
      [save]: ({ base }: { base?: number }) => {
        if (others.length === 1) {
          others.push(item(9, 0, 'Walks'))
          counted.saveElsewhere()
        }
        counted.save(base)
        return []
      },
    })
    await user.selectOptions(await place(dialog), 'At the end of the menu')
    await user.type(dialog.getByRole('textbox', { name: 'Page Description' }), 'Ruapehu')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved().at(-1)).toMatchObject({
      menu: [{ Label: 'Huts' }, { Label: 'Walks' }, { Label: 'Ruapehu' }],
      base: 4,
    })
  })

  it.each([
    ['a title of blanks and no shortcut', '  ', '', 'Single page'],
    ['no title but a shortcut', '', 'ruapehu', 'ruapehu'],
  ])('has a name also for a page with %s', async (_, title, url, label) => {
    const { user, dialog, saved } = await openNew(['core.admin'])
    await user.selectOptions(await place(dialog), 'At the end of the menu')
    if (title) await user.type(dialog.getByRole('textbox', { name: 'Page Description' }), title)
    if (url) await user.type(dialog.getByRole('textbox', { name: 'URL shortcut name' }), url)
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved()).toMatchObject([{ menu: [{ idMenuItem: 5 }, { idMenuItem: -1, Label: label }] }])
  })

  it('creates the page once where the menu cannot be saved, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog, calls } = await openNew(['core.admin'], {
      [save]: () => {
        throw new ApiError('down', { status: 0 })
      },
    })
    await user.selectOptions(await place(dialog), 'At the end of the menu')
    await user.click(dialog.getByRole('button', { name: 'CREATE' }))
    expect(await findMessage()).toBe('The page was created, but could not be added to the menu')
    await answer(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.filter(([key]) => key === 'POST private/page-create.json.php')).toHaveLength(1)
  })
})
