import { ApiError, type ListedPage, type PageInMenu } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer } from '../testing/in-dialogs.ts'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePage } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

const byMenu = 'GET private/page-get-by-menu.json.php'
const paged = 'GET private/page-get-paged.json.php'

const listed = (id: number, name: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ ...samplePage(id, name, `p${id}`), roles: [], menu: true, draft: false },
  ...more,
})
const huts = listed(1, 'Our huts')
const kaweka = listed(2, 'Kaweka Hut')
const alone = listed(3, 'Minutes', { menu: false })

const item = (id: number, label: string, page: ListedPage | null, place: Partial<PageInMenu> = {}): PageInMenu => ({
  ...{ id, label, page, level: 0, above: '', heading: page === null },
  ...place,
})
const tree = [
  item(11, 'Huts', huts),
  item(12, 'In the north', null, { level: 1, above: 'Huts' }),
  item(13, 'Kaweka Hut', kaweka, { level: 2, above: 'In the north' }),
]

async function openByMenu(answers: Answers = {}) {
  const manager = openPageManager({
    [paged]: pagedPages(() => [huts, kaweka, alone]),
    [byMenu]: () => tree,
    ...answers,
  })
  await findRow('Minutes')
  await manager.user.click(screen.getByRole('button', { name: 'By menu' }))
  return manager
}

const table = (name: string) => screen.findByRole('table', { name })
const rows = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

describe('the pages by menu', () => {
  it('stand in their places, and those that are in none below them', async () => {
    const { inputsOf } = await openByMenu()
    await within(await table('Pages by menu')).findByText('Kaweka Hut')
    expect(await rows('Pages by menu')).toEqual([
      'Our hutsIn the menu as ‘Huts’',
      'Level 2, under ‘Huts’: In the northIt has no page of its own',
      'Level 3, under ‘In the north’: Kaweka Hut',
    ])
    await waitFor(async () => expect(await rows('Pages that are not in the menu')).toEqual(['Minutes']))
    expect(screen.getByRole('heading', { name: 'Not in the menu' })).toBeVisible()
    expect(screen.getByText('2 in the menu · 1 page not in the menu')).toBeVisible()
    expect(inputsOf(paged)).toEqual([{}, { outside: 1 }])
    expect(inputsOf(byMenu)).toEqual([{}])
  })

  it('are beside items that lead off the site, which say where', async () => {
    const gear = item(14, 'Gear', null, { heading: false, address: 'https://example.org' })
    await openByMenu({ [byMenu]: () => [...tree, gear] })
    await within(await table('Pages by menu')).findByText('Kaweka Hut')
    expect((await rows('Pages by menu')).at(-1)).toBe('GearLeads to https://example.org')
  })

  it('are asked for only where they are shown, and give way to the list again', async () => {
    const { user, inputsOf } = await openByMenu()
    await table('Pages by menu')
    const view = within(screen.getByRole('group', { name: 'View' }))
    expect(view.getByRole('button', { name: 'By menu' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(view.getByRole('button', { name: 'List' }))
    expect(await rows('Pages')).toHaveLength(3)
    expect(screen.queryByRole('table', { name: 'Pages by menu' })).toBeNull()
    expect(inputsOf(byMenu)).toHaveLength(1)
  })

  it('are searched and filtered, both those in the menu and the others', async () => {
    const { user, inputsOf } = await openByMenu()
    await table('Pages by menu')
    await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'hut')
    await waitFor(() => expect(inputsOf(byMenu).at(-1)).toEqual({ q: 'hut' }))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'With a draft')
    await waitFor(() => expect(inputsOf(byMenu).at(-1)).toEqual({ q: 'hut', state: 'draft' }))
    expect(inputsOf(paged).at(-1)).toEqual({ q: 'hut', state: 'draft', outside: 1 })
  })

  it('are selected together, wherever they stand', async () => {
    const { user, inputsOf } = await openByMenu({ 'POST private/page-publish-many.json.php': () => ({}) })
    await within(await table('Pages by menu')).findByText('Kaweka Hut')
    await waitFor(async () => expect(await rows('Pages that are not in the menu')).toEqual(['Minutes']))
    await user.click(screen.getByRole('button', { name: 'Select' }))
    for (const title of ['Kaweka Hut', 'Minutes'])
      await user.click(screen.getByRole('checkbox', { name: `Select ‘${title}’` }))
    await user.click(screen.getByRole('button', { name: 'Unpublish' }))
    await waitFor(() =>
      expect(inputsOf('POST private/page-publish-many.json.php')).toEqual([{ ids: [2, 3], published: false }]),
    )
    const inTree = within(await table('Pages by menu'))
    expect(within(inTree.getByRole('row', { name: /Kaweka Hut/ })).getByText('Not published')).toBeVisible()
    expect(within(inTree.getByRole('row', { name: /Our huts/ })).getByText('Published')).toBeVisible()
  })

  it('leave their item as a heading when they are deleted', async () => {
    const { user } = await openByMenu({ 'GET private/page-delete.json.php': () => ({}) })
    const kept = within(await table('Pages by menu'))
    await user.click(
      within(await kept.findByRole('row', { name: /Our huts/ })).getByRole('button', { name: 'Delete page' }),
    )
    await answer(user, 'Delete')
    await answer(user)
    await waitFor(async () => expect((await rows('Pages by menu'))[0]).toBe('HutsIt has no page of its own'))
  })

  it('say so where the menu is empty, and where it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi
      .fn((): PageInMenu[] => [])
      .mockImplementationOnce(() => {
        throw new ApiError('down', { status: 0 })
      })
    const { user } = await openByMenu({ [byMenu]: load })
    expect(await screen.findByText('The menu could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The menu is empty')).toBeVisible()
  })
})

describe('a large menu', () => {
  /** 30 headings with 9 pages each below them. */
  const large = Array.from({ length: 300 }, (_, n) => {
    const root = n - (n % 10)
    return n === root
      ? item(n + 1, `Part ${n / 10}`, null)
      : item(n + 1, `Walk ${n}`, listed(100 + n, `Walk ${n}`), { level: 1, above: `Part ${root / 10}` })
  })
  const names = async () => (await rows('Pages by menu')).length

  it('begins with its first level, which is opened and closed by the keyboard', async () => {
    const { user } = await openByMenu({ [byMenu]: () => large })
    const part = await screen.findByRole('button', { name: 'Expand ‘Part 3’' })
    expect(await names()).toBe(30)
    part.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Walk 31')).toBeVisible()
    expect(await names()).toBe(39)
    const close = screen.getByRole('button', { name: 'Collapse ‘Part 3’' })
    expect(close).toHaveFocus()
    expect(close).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Walk 31')).toBeNull()
    expect(await names()).toBe(30)
  })

  it('hides nothing of what is found', async () => {
    const found = large.filter(({ id }) => id === 31 || id === 32)
    const { user } = await openByMenu({ [byMenu]: ({ q }) => (q ? found : large) })
    await screen.findByRole('button', { name: 'Expand ‘Part 3’' })
    await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'walk 31')
    expect(await screen.findByText('Walk 31')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Expand|Collapse) ‘/ })).toBeNull()
  })

  it('of one level draws a hundred items, and more on demand', async () => {
    const flat = large.map((one) => ({ ...one, level: 0, above: '' }))
    const { user } = await openByMenu({ [byMenu]: () => flat })
    await user.click(await screen.findByRole('button', { name: 'Show more of the menu (200)' }))
    expect(await names()).toBe(200)
    await user.click(screen.getByRole('button', { name: 'Show more of the menu (100)' }))
    expect(await names()).toBe(300)
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  })
})
