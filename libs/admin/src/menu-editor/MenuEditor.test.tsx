import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminScreens } from '../index.ts'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import {
  getMenu,
  getPages,
  inItem,
  itemRow,
  openMenuEditor,
  renderMenuEditor,
  setMenu,
  shownOutline,
} from '../testing/menu-render.tsx'
import { deepMenu, outlineOf, sampleMenu, savedIds } from '../testing/menu-samples.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { manyPages, samplePage } from '../testing/samples.ts'
import MenuEditor from './MenuEditor.tsx'
import { discardQuestion, noRolesYet, saveFailure } from './texts.ts'

afterEach(() => void vi.restoreAllMocks())

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const newItem = 'Item without a label'
const refused = new ApiError('400', { status: 400, body: { error: 'The menu item 8 is not there any more' } })

describe('what the Menu Editor shows', () => {
  it('is offered to administrators and menu managers', async () => {
    const entry = adminScreens.find(({ path }) => path === 'menueditor')
    expect(entry).toMatchObject({ label: 'Menu Editor', needs: ['core.admin', 'core.menu-manager'] })
    expect((await entry!.load()).default).toBe(MenuEditor)
  })

  it('is the menu as a nested tree, with a Save and an add-root-item button (MENU-001, MENU-002, MENU-003)', async () => {
    await openMenuEditor()
    expect(screen.getByRole('heading', { level: 1, name: 'Menu Editor' })).toBeVisible()
    expect(shownOutline()).toEqual(outlineOf(sampleMenu))
    expect(button('Save')).toBeDisabled()
    expect(button('Add root item')).toBeEnabled()
  })

  it('has every control on each item (MENU-004, MENU-007, MENU-008, MENU-010)', async () => {
    await openMenuEditor()
    for (const label of ['Home', 'Kaweka Hut', 'Booking a bunk']) {
      const item = inItem(label)
      for (const name of ['Move up', 'Move down', 'Move in', 'Move out', 'Roles', 'Delete', 'Drag to another place'])
        expect(item.getByRole('button', { name })).toBeVisible()
      expect(item.getByRole('textbox', { name: 'Menu label' })).toHaveValue(label)
      expect(item.queryAllByRole('button', { name: 'Add sub-item' })).toHaveLength(label === 'Booking a bunk' ? 0 : 1)
    }
  })

  it("offers 'No page' and all pages by name as linked page, in the order of their names (MENU-009, Q74)", async () => {
    const { user, save, sent } = await openMenuEditor()
    const select = inItem('Programme').getByRole<HTMLSelectElement>('combobox', { name: 'Linked page' })
    const names = [...select.options].map(({ text }) => text)
    expect(names[0]).toBe('No page')
    expect(names.slice(1)).toEqual(manyPages.map(({ name }) => name).sort((a, b) => a.localeCompare(b)))
    expect(select).toHaveDisplayValue('No page')
    await user.selectOptions(select, 'History')
    await user.selectOptions(inItem('Home').getByRole('combobox'), 'No page')
    await save()
    expect(sent()[0]).toMatchObject({ menu: [{ idPage: 0 }, {}, { idPage: 18 }, {}] })
  })

  it("tells pages of one name apart, and shows 'No page' for one that is gone (Q75)", async () => {
    await openMenuEditor({
      [getPages]: () => [samplePage(1, 'News', 'a'), samplePage(3, 'News', ''), samplePage(4, '', '')],
    })
    const select = inItem('Home').getByRole<HTMLSelectElement>('combobox')
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', '[no title]', 'News (/a)', 'News (3)'])
    expect(inItem('Kaweka Hut').getByRole('combobox')).toHaveDisplayValue('No page')
  })

  it('fills the selects of a large site only when they are about to open', async () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => samplePage(index + 1, `Page ${index + 1}`, ''))
    const { user, save, sent } = await openMenuEditor({ [getPages]: () => pages })
    const select = inItem('Kaweka Hut').getByRole<HTMLSelectElement>('combobox', { name: 'Linked page' })
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', 'Page 5'])
    act(() => select.focus())
    expect(select.options).toHaveLength(2_001)
    expect(select).toHaveDisplayValue('Page 5')
    await user.selectOptions(select, 'Page 1999')
    await save()
    expect(sent()[0]).toMatchObject({ menu: [{}, { Children: [{}, { idPage: 1999 }] }, {}, {}] })
  })

  it('loads deeper menus, and lets them be edited, but adds nothing below the third level (Q70)', async () => {
    const { user } = await openMenuEditor({ [getMenu]: () => deepMenu })
    expect(shownOutline()).toEqual(outlineOf(deepMenu))
    expect(screen.getAllByRole('button', { name: 'Add sub-item' })).toHaveLength(3)
    await user.type(inItem('Six').getByRole('textbox'), 'th')
    expect(itemRow('Sixth')).toHaveAttribute('aria-level', '6')
  })

  it('says what to do where the menu is empty', async () => {
    const { user } = renderMenuEditor({ [getMenu]: () => [] })
    expect(await screen.findByText('The menu is empty')).toBeVisible()
    await user.click(button('Add root item'))
    expect(inItem(newItem).getByRole('textbox')).toHaveFocus()
  })

  it('only logs that the menu could not be loaded (ERR-009), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const menu = vi
      .fn(() => sampleMenu)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = renderMenuEditor({ [getMenu]: menu })
    expect(await screen.findByText('The menu could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(button('Try again'))
    expect(await screen.findByRole('listitem', { name: 'Our huts' })).toBeVisible()
  })
})

describe('editing the menu', () => {
  it('adds items, with the focus in their labels (MENU-003, MENU-010)', async () => {
    const { user, press } = await openMenuEditor()
    await user.click(button('Add root item'))
    await user.keyboard('News')
    await press('News', 'Add sub-item')
    await user.keyboard('Archive')
    await press('Kaweka Hut', 'Add sub-item')
    await user.keyboard('Map')
    expect(shownOutline()).toEqual([
      'Home',
      'Our huts',
      '  Ruapehu Lodge',
      '    Booking a bunk',
      '  Kaweka Hut',
      '    Map',
      'Programme',
      '  Summer',
      'Contact us',
      'News',
      '  Archive',
    ])
    expect(screen.getByText('Unsaved changes')).toBeVisible()
  })

  it('moves items within their level and says so, and does nothing at its ends (MENU-019, MENU-020)', async () => {
    const { press } = await openMenuEditor()
    await press('Home', 'Move up')
    await press('Kaweka Hut', 'Move down')
    expect(shownOutline()).toEqual(outlineOf(sampleMenu))
    expect(button('Save')).toBeDisabled()
    expect(inItem('Kaweka Hut').getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true')
    await press('Kaweka Hut', 'Move up')
    expect(shownOutline().slice(1, 5)).toEqual(['Our huts', '  Kaweka Hut', '  Ruapehu Lodge', '    Booking a bunk'])
    expect(screen.getByText('Moved ‘Kaweka Hut’. Item 1 on level 2, under ‘Our huts’.')).toBeInTheDocument()
    await press('Our huts', 'Move down')
    expect(shownOutline()[1]).toBe('Programme')
    expect(inItem('Our huts').getByRole('button', { name: 'Move down' })).toHaveFocus()
  })

  it('moves items to other levels without a mouse', async () => {
    const { user } = await openMenuEditor()
    act(() => inItem('Contact us').getByRole('button', { name: 'Move in' }).focus())
    await user.keyboard('{Enter}{Enter}')
    expect(shownOutline().slice(-3)).toEqual(['Programme', '  Summer', '    Contact us'])
    const out = inItem('Contact us').getByRole('button', { name: 'Move out' })
    act(() => out.focus())
    await user.keyboard(' ')
    expect(shownOutline().slice(-3)).toEqual(['Programme', '  Summer', '  Contact us'])
    expect(inItem('Contact us').getByRole('button', { name: 'Move out' })).toHaveFocus()
  })

  it('deletes an item and what is below it, and leaves the focus beside it (MENU-007, Q72)', async () => {
    const { press } = await openMenuEditor()
    await press('Our huts', 'Delete')
    expect(shownOutline()).toEqual(['Home', 'Programme', '  Summer', 'Contact us'])
    expect(itemRow('Programme')).toHaveFocus()
    for (const label of ['Programme', 'Contact us', 'Home']) await press(label, 'Delete')
    expect(button('Add root item')).toHaveFocus()
  })

  it('opens the permission editor for a saved item (MENU-005)', async () => {
    const { press, calls } = await openMenuEditor({
      'GET private/permission-editor-get-list.json.php': () => sampleAccess,
    })
    await press('Kaweka Hut', 'Roles')
    expect(await findDialog('Edit Permissions - Kaweka Hut')).toBeTruthy()
    expect(calls.at(-1)).toEqual(['GET private/permission-editor-get-list.json.php', { id: 4, ctx: 'menu' }])
  })

  it('keeps the roles control disabled until the item is saved, and says why (MENU-006)', async () => {
    const { user, press, save, calls } = await openMenuEditor({
      'GET private/permission-editor-get-list.json.php': () => sampleAccess,
    })
    await user.click(button('Add root item'))
    const roles = inItem(newItem).getByRole('button', { name: 'Roles' })
    expect(roles).toHaveAttribute('aria-disabled', 'true')
    await user.hover(roles)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(noRolesYet)
    await user.click(roles)
    expect(calls).toHaveLength(2)
    await save()
    expect(roles).toHaveAttribute('aria-disabled', 'false')
    await press(newItem, 'Roles')
    await findDialog('Edit Permissions - [no title]')
    expect(calls.at(-1)).toEqual(['GET private/permission-editor-get-list.json.php', { id: 1000, ctx: 'menu' }])
  })
})

describe('saving the menu', () => {
  it('sends the whole menu, renumbered, and the queue of deleted ids (MENU-011, MENU-012, MENU-014, MENU-015, MENU-017)', async () => {
    const { user, press, save, sent, refresh } = await openMenuEditor()
    await user.click(button('Add root item'))
    await user.keyboard('News')
    await press('News', 'Add sub-item')
    await press(newItem, 'Delete')
    await press('News', 'Add sub-item')
    await user.keyboard('Archive')
    await press('News', 'Move up')
    await press('Our huts', 'Delete')
    await save()
    const archive = { idMenuItem: -3, idParentMenuItem: -1, Label: 'Archive', idPage: 0, SortOrder: 1, Children: [] }
    expect(sent()).toEqual([
      {
        menu: [
          { ...sampleMenu[0], SortOrder: 1 },
          { ...sampleMenu[2], SortOrder: 2 },
          { idMenuItem: -1, idParentMenuItem: 0, Label: 'News', idPage: 0, SortOrder: 3, Children: [archive] },
          { ...sampleMenu[3], SortOrder: 4 },
        ],
        delete: [2, 3, 7, 4],
      },
    ])
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(button('Save')).toBeDisabled()
    expect(refresh).toHaveBeenCalledOnce() // the masthead follows (Q73)
  })

  it('uses the new ids from then on, and clears the queue (MENU-013, MENU-016)', async () => {
    const { user, press, save, sent } = await openMenuEditor()
    await user.click(button('Add root item'))
    await user.keyboard('News')
    await press('Contact us', 'Delete')
    await save()
    await press('News', 'Add sub-item')
    await user.keyboard('Archive')
    await save()
    expect(sent()[1]).toMatchObject({
      menu: [{}, {}, {}, { idMenuItem: 1000, Children: [{ idMenuItem: -2, idParentMenuItem: 1000 }] }],
      delete: [],
    })
    await press('News', 'Delete')
    await save()
    expect(sent()[2]).toMatchObject({ delete: [1000, 1001] })
  })

  it('keeps what is typed while the save is under way, with the cursor where it was (MENU-013)', async () => {
    const reply = Promise.withResolvers<[number, number][]>()
    const { user, save, sent } = await openMenuEditor({
      [setMenu]: () => reply.promise,
    })
    await user.click(button('Add root item'))
    await user.keyboard('News')
    const field = inItem('News').getByRole<HTMLInputElement>('textbox')
    await save()
    await save() // a second press does nothing
    expect(screen.getByText('Saving')).toBeVisible()
    await user.click(field)
    await user.keyboard(' and notes')
    reply.resolve(savedIds((sent()[0] as { menu: typeof sampleMenu }).menu))
    await screen.findByText('Unsaved changes')
    expect(inItem('News and notes').getByRole('textbox')).toBe(field)
    expect(field).toHaveFocus()
    expect(sent()).toHaveLength(1)
    await save()
    expect(sent()[1]).toMatchObject({ menu: [{}, {}, {}, {}, { idMenuItem: 1000, Label: 'News and notes' }] })
  })

  it('alerts a failure, shows the reason, and keeps the edits and the queue (Q71, Q72)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const save = vi
      .fn(({ menu }: { menu: typeof sampleMenu }) => savedIds(menu))
      .mockImplementationOnce(() => {
        throw refused
      })
    const editor = await openMenuEditor({ [setMenu]: save })
    await editor.press('Contact us', 'Delete')
    await editor.save()
    expect(await findMessage()).toBe(saveFailure)
    expect(saveFailure).toBe('Failed to save menu, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refused)
    await answer(editor.user)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The menu item 8 is not there any more')).toBeVisible()
    expect(editor.refresh).not.toHaveBeenCalled()
    expect(screen.queryByRole('listitem', { name: 'Contact us' })).not.toBeInTheDocument()
    await editor.save()
    expect(editor.sent()[1]).toMatchObject({ delete: [8] })
    await screen.findByText('Saved')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('loads the menu anew to discard changes, after asking', async () => {
    const { user, press, calls } = await openMenuEditor()
    expect(button('Discard changes')).toBeDisabled()
    await press('Home', 'Delete')
    await user.click(button('Discard changes'))
    expect(await findMessage()).toBe(discardQuestion)
    await answer(user, 'Cancel')
    expect(screen.queryByRole('listitem', { name: 'Home' })).not.toBeInTheDocument()
    await user.click(button('Discard changes'))
    await answer(user)
    expect(await screen.findByRole('listitem', { name: 'Home' })).toBeVisible()
    expect(calls.filter(([key]) => key === getMenu)).toHaveLength(2)
    expect(button('Save')).toBeDisabled()
  })

  it('has the browser ask before unsaved edits are lost (Q53)', async () => {
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, save } = await openMenuEditor()
    expect(leaving()).toBe(false)
    await user.type(inItem('Home').getByRole('textbox'), '!')
    expect(leaving()).toBe(true)
    await save()
    await waitFor(() => expect(leaving()).toBe(false))
  })
})

describe('dragging by keyboard', () => {
  const press = (key: string, keyCode: number) =>
    act(async () => void fireEvent.keyDown(document.activeElement!, { key, keyCode }))
  const keys = {
    space: () => press(' ', 32),
    escape: () => press('Escape', 27),
    left: () => press('ArrowLeft', 37),
    right: () => press('ArrowRight', 39),
  }
  const pickUp = async (label: string) => {
    act(() => inItem(label).getByRole('button', { name: 'Drag to another place' }).focus())
    await keys.space()
  }

  it('takes an item to another level with the arrow keys and says where it would go', async () => {
    await openMenuEditor()
    await pickUp('Kaweka Hut')
    await keys.left()
    expect(screen.getByText('Item 3 on level 1.')).toBeInTheDocument()
    expect(itemRow('Kaweka Hut')).toHaveAttribute('aria-level', '1')
    await keys.left() // there is no level further out
    await keys.right()
    await keys.right()
    expect(screen.getByText('Item 2 on level 3, under ‘Ruapehu Lodge’.')).toBeInTheDocument()
    await keys.space()
    await waitFor(() =>
      expect(shownOutline().slice(1, 5)).toEqual([
        'Our huts',
        '  Ruapehu Lodge',
        '    Booking a bunk',
        '    Kaweka Hut',
      ]),
    )
    expect(button('Save')).toBeEnabled()
  })

  it('hides what is below the item meanwhile, and Escape leaves everything where it was', async () => {
    await openMenuEditor()
    await pickUp('Ruapehu Lodge')
    expect(screen.queryByRole('listitem', { name: 'Booking a bunk' })).not.toBeInTheDocument()
    await keys.left()
    await keys.escape()
    await waitFor(() => expect(shownOutline()).toEqual(outlineOf(sampleMenu)))
    expect(button('Save')).toBeDisabled()
  })
})
