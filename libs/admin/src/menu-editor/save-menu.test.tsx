import { ApiError } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { button, getMenu, inItem, newItem, openMenuEditor, setMenu } from '../testing/menu-render.tsx'
import { sampleMenu, savedIds } from '../testing/menu-samples.ts'
import { texts } from './messages.ts'

afterEach(() => void vi.restoreAllMocks())

const refused = new ApiError('400', { status: 400, body: { error: 'The menu item 8 is not there any more' } })

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
        base: 3,
      },
    ])
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(button('Save')).toBeDisabled()
    expect(refresh).toHaveBeenCalledOnce() // the masthead follows (Q73)
  })

  it('leaves the focus at what says that it was saved', async () => {
    const { user, save } = await openMenuEditor()
    await user.click(button('Add root item'))
    await user.keyboard('News')
    await save()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Saved \d/))
  })

  it('leaves the focus in a field that was typed in', async () => {
    const { user } = await openMenuEditor()
    await user.click(button('Add root item'))
    await user.keyboard('News')
    const field = document.activeElement
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await screen.findByText(/^Saved \d/)
    expect(field).toHaveFocus()
  })

  it('is done by Ctrl+S too, and by that only where something was changed', async () => {
    const { user, sent } = await openMenuEditor()
    const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(press()).toBe(false)
    await user.click(button('Add root item'))
    await user.keyboard('News')
    expect(press()).toBe(false)
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
    expect(sent()).toHaveLength(1)
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
    expect(screen.getByText('Saving...')).toBeVisible()
    await user.click(field)
    await user.keyboard(' and notes')
    reply.resolve(savedIds((sent()[0] as { menu: typeof sampleMenu }).menu))
    await screen.findByText('Not saved yet')
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
    expect(await findMessage()).toBe(texts.saveFailed())
    expect(texts.saveFailed()).toBe('Failed to save menu, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refused)
    await answer(editor.user)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The menu item 8 is not there any more')).toBeVisible()
    expect(editor.refresh).not.toHaveBeenCalled()
    expect(screen.queryByRole('listitem', { name: 'Contact us' })).not.toBeInTheDocument()
    await editor.save()
    expect(editor.sent()[1]).toMatchObject({ delete: [8] })
    await screen.findByText(/^Saved \d/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('loads the menu anew to discard changes, after asking', async () => {
    const { user, press, calls } = await openMenuEditor()
    expect(button('Discard changes')).toBeDisabled()
    await press('Home', 'Delete')
    await user.click(button('Discard changes'))
    expect(await findMessage()).toBe(texts.discardQuestion())
    await answer(user, 'Keep editing')
    expect(screen.queryByRole('listitem', { name: 'Home' })).not.toBeInTheDocument()
    await user.click(button('Discard changes'))
    await answer(user, 'Discard')
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

describe('an item without a label', () => {
  it('gets the title of the page that is chosen, and keeps a label that it has', async () => {
    const { user, save, sent } = await openMenuEditor()
    await user.click(button('Add root item'))
    const fields = inItem(newItem)
    await user.selectOptions(fields.getByRole('combobox', { name: 'Linked page' }), 'History')
    expect(inItem('History').getByRole('textbox', { name: 'Menu label' })).toHaveValue('History')
    await user.selectOptions(inItem('History').getByRole('combobox', { name: 'Linked page' }), 'No page')
    expect(inItem('History').getByRole('textbox', { name: 'Menu label' })).toHaveValue('History')
    await save()
    expect(sent()).toMatchObject([{ menu: [{}, {}, {}, {}, { Label: 'History' }] }])
  })

  it.each([
    ['Save', () => fireEvent.click(button('Save'))],
    ['Ctrl+S', () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })],
  ])('is not saved by %s: its field says so and has the focus', async (_, press) => {
    const { user, sent } = await openMenuEditor()
    await user.click(button('Add root item'))
    const label = inItem(newItem).getByRole('textbox', { name: 'Menu label' })
    await user.type(label, ' ')
    expect(label).toBeValid()
    button('Save').focus()
    press()
    await waitFor(() => expect(label).toHaveFocus())
    expect(label).toBeInvalid()
    expect(label).toHaveAccessibleDescription('This item needs a label: it is what visitors read.')
    await user.type(label, 'News')
    expect(label).toBeValid()
    press()
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
    expect(sent()).toHaveLength(1)
    await user.click(button('Add root item'))
    expect(inItem(newItem).getByRole('textbox', { name: 'Menu label' })).toBeValid()
  })
})
