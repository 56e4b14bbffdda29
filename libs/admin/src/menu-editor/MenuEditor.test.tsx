import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  button,
  getMenu,
  getPages,
  inItem,
  itemRow,
  newItem,
  openMenuEditor,
  renderMenuEditor,
  shownOutline,
} from '../testing/menu-render.tsx'
import { deepMenu, menuItem, menuOf, outlineOf, sampleMenu } from '../testing/menu-samples.ts'
import { pageChoices } from '../testing/page-choices.ts'
import { pagesOfLargeSite } from '../testing/page-samples.ts'
import { manyPages, samplePage } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

describe('what the Menu Editor shows', () => {
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
    expect(select.closest('[title]')).toBeNull()
    await user.selectOptions(select, 'History')
    // a name that is cut can be read as a tooltip
    expect(select.closest('[title]')).toHaveAttribute('title', 'History')
    await user.selectOptions(inItem('Home').getByRole('combobox'), 'No page')
    await save()
    expect(sent()[0]).toMatchObject({ menu: [{ idPage: 0 }, {}, { idPage: 18 }, {}] })
  })

  it("tells pages of one name apart, and shows 'No page' for one that is gone (Q75)", async () => {
    await openMenuEditor({
      [getPages]: pageChoices(() => [samplePage(1, 'News', 'a'), samplePage(3, 'News', ''), samplePage(4, '', '')]),
    })
    const select = inItem('Home').getByRole<HTMLSelectElement>('combobox')
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', '[no title]', 'News (/a)', 'News (3)'])
    expect(inItem('Kaweka Hut').getByRole('combobox')).toHaveDisplayValue('No page')
  })

  it('fills the selects of a long menu only when they are about to open', async () => {
    const pages = Array.from({ length: 180 }, (_, index) => samplePage(index + 1, `Page ${index + 1}`, ''))
    const items = Array.from({ length: 30 }, (_, index) => menuItem(index + 1, `Item ${index + 1}`, 5))
    const { user, save, sent } = await openMenuEditor({
      [getPages]: pageChoices(() => pages),
      [getMenu]: () => menuOf(...items),
    })
    const select = inItem('Item 2').getByRole<HTMLSelectElement>('combobox', { name: 'Linked page' })
    expect([...select.options].map(({ text }) => text)).toEqual(['No page', 'Page 5'])
    act(() => select.focus())
    expect(select.options).toHaveLength(181)
    expect(select).toHaveDisplayValue('Page 5')
    await user.selectOptions(select, 'Page 179')
    await save()
    const changed = expect.objectContaining({ idMenuItem: 2, idPage: 179 })
    expect(sent()[0]).toMatchObject({ menu: expect.arrayContaining([changed]) })
  })

  it('finds a page of a large site by its title or shortcut', async () => {
    const { user, save, sent, calls } = await openMenuEditor({ [getPages]: pageChoices(() => pagesOfLargeSite(1_000)) })
    const select = () => inItem('Kaweka Hut').getByRole<HTMLSelectElement>('combobox', { name: 'Linked page' })
    const options = () => [...select().options].map(({ text }) => text)
    expect(options()).toEqual(['No page', 'Report number 5', 'Find a page …'])
    expect(calls.filter(([key]) => key === getPages).map(([, input]) => input)).toEqual([
      { limit: 200 },
      { ids: '1,3,4,6,5,7,20', limit: 200 },
    ])
    await user.selectOptions(select(), 'Find a page …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a page' }))
    await user.type(await dialog.findByRole('searchbox'), 'number 777')
    await user.click(await dialog.findByRole('radio', { name: /Report number 777/ }))
    await user.click(dialog.getByRole('button', { name: 'CHOOSE' }))
    expect(options()).toEqual(['No page', 'Report number 777', 'Find a page …'])
    expect(select()).toHaveDisplayValue('Report number 777')
    await save()
    expect(sent()[0]).toMatchObject({ menu: [{}, { Children: [{}, { idPage: 777 }] }, {}, {}] })
  })

  it('leaves the page as it is where none is found', async () => {
    const { user } = await openMenuEditor({ [getPages]: pageChoices(() => pagesOfLargeSite(1_000)) })
    const select = inItem('Kaweka Hut').getByRole<HTMLSelectElement>('combobox', { name: 'Linked page' })
    await user.selectOptions(select, 'Find a page …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a page' }))
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(select).toHaveDisplayValue('Report number 5')
    expect(button('Save')).toBeDisabled()
  })

  it("shows 'No page' for a page of a large site that is gone", async () => {
    const pages = pagesOfLargeSite(1_000).filter(({ id }) => id !== 5)
    await openMenuEditor({ [getPages]: pageChoices(() => pages) })
    expect(inItem('Kaweka Hut').getByRole('combobox')).toHaveDisplayValue('No page')
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
