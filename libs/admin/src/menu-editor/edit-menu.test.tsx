import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import { button, inItem, itemRow, newItem, openMenuEditor, shownOutline } from '../testing/menu-render.tsx'
import { outlineOf, sampleMenu } from '../testing/menu-samples.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { texts } from './messages.ts'

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
    expect(screen.getByText('Not saved yet')).toBeVisible()
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

  it('puts back what was deleted, with what was below it and with the focus', async () => {
    const { user, press } = await openMenuEditor()
    await press('Our huts', 'Delete')
    expect(screen.getByText('‘Our huts’ and the 3 items below it were deleted')).toBeVisible()
    await user.click(button('Undo'))
    expect(shownOutline()).toEqual(outlineOf(sampleMenu))
    expect(itemRow('Our huts')).toHaveFocus()
    expect(button('Save')).toBeDisabled()
    expect(screen.queryByText(/were deleted$/)).not.toBeInTheDocument()
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
    expect(await screen.findByRole('tooltip')).toHaveTextContent(texts.noRolesYet())
    await user.click(roles)
    expect(calls.map(([key]) => key)).not.toContain('GET private/permission-editor-get-list.json.php')
    await user.type(inItem(newItem).getByRole('textbox', { name: 'Menu label' }), 'News')
    await save()
    expect(roles).toHaveAttribute('aria-disabled', 'false')
    await press('News', 'Roles')
    await findDialog('Edit Permissions - News')
    expect(calls.at(-1)).toEqual(['GET private/permission-editor-get-list.json.php', { id: 1000, ctx: 'menu' }])
  })
})
