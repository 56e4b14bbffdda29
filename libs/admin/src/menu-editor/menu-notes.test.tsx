import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMenu, getPages, inItem, openMenuEditor } from '../testing/menu-render.tsx'
import { menuItem, menuOf } from '../testing/menu-samples.ts'
import { pageChoices } from '../testing/page-choices.ts'
import { manyPages } from '../testing/samples.ts'

const [first, second] = manyPages
const pages = [
  { ...first!, published: true, pub_start: null, pub_end: null },
  { ...second!, published: false },
]
const answers = {
  [getPages]: pageChoices(() => pages),
  [getMenu]: () =>
    menuOf(menuItem(1, 'Programme', pages[0]!.id, [menuItem(2, 'Minutes', pages[0]!.id)]), menuItem(3, 'Trips')),
  'GET private/menu-get-audience.json.php': () => ({
    items: [{ id: 2, roles: ['Members'] }],
    pages: [],
    kinds: [],
    lost: [{ id: 3, page: 'Our trips' }],
  }),
}

describe('what items are hidden from whom', () => {
  it('stands below an item, and follows what is changed before it is saved', async () => {
    const { user } = await openMenuEditor(answers)
    expect(await screen.findByText('Only for the role ‘Members’')).toBeVisible()
    await user.selectOptions(inItem('Programme').getByRole('combobox'), String(pages[1]!.id))
    expect(inItem('Programme').getByText('Hidden: its page is not published')).toBeVisible()
    expect(inItem('Minutes').getByText('Hidden with ‘Programme’ above it')).toBeVisible()
    await user.selectOptions(inItem('Programme').getByRole('combobox'), String(pages[0]!.id))
    expect(screen.queryByText(/Hidden/)).not.toBeInTheDocument()
    expect(inItem('Minutes').getByText('Only for the role ‘Members’')).toBeVisible()
  })

  it('says which item leads nowhere since its page was deleted, until another page is chosen', async () => {
    const { user } = await openMenuEditor(answers, ['core.menu-manager', 'core.page-manager'])
    const text =
      'Leads nowhere: its page ‘Our trips’ was deleted, so visitors do not see it. Bring the page back from the Trash if it is still there, choose another, or delete the item.'
    expect(await inItem('Trips').findByText(text)).toBeVisible()
    expect(inItem('Trips').getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/pages/trash')
    await user.selectOptions(inItem('Trips').getByRole('combobox'), String(pages[0]!.id))
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  it('leads to the Trash only those who may bring the page back', async () => {
    await openMenuEditor(answers, ['core.menu-manager'])
    expect(await inItem('Trips').findByText(/^Leads nowhere: its page ‘Our trips’ was deleted/)).toBeVisible()
    expect(inItem('Trips').queryByRole('link', { name: 'Trash' })).not.toBeInTheDocument()
  })
})
