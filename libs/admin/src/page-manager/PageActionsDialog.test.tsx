import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '@sitewright/api-client/testing'
import { sampleAccess } from '../testing/role-samples.ts'
import { samplePages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'

/** The screen, 'Page actions' pressed in the row of 'Our huts', as on a narrow window. */
async function openActions(permissions: readonly string[] = []) {
  const { api } = fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() =>
      samplePages.map((page) => ({ ...page, editor: 'plugin.singlepage.editor' })),
    ),
    'GET private/page-check-shortcut.json.php': ({ url }) => ({ problem: null, free: url }),
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    'GET private/permission-editor-get-list.json.php': () => sampleAccess,
  })
  render(
    <TestSite api={api} permissions={permissions}>
      <PageManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  const row = within(await screen.findByRole('row', { name: /Our huts/ }))
  // Only shown in a narrow window, and jsdom's is a wide one.
  const more = row.getByRole('button', { name: 'Page actions', hidden: true })
  await user.click(more)
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Our huts' })) }
}

describe('Page actions dialog', () => {
  it('leads to the editor of the page first, for those who may write it', async () => {
    const { dialog } = await openActions(['plugin.singlepage.editor'])
    const [first] = dialog.getAllByRole('link')
    expect(first).toHaveAccessibleName('Write page content')
    expect(first).toHaveAttribute('href', '/pages/single-page/2#edit')
    const settings = dialog.getByRole('button', { name: 'Edit page settings' })
    expect(first!.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leads nobody else there', async () => {
    const { dialog } = await openActions()
    expect(dialog.getByRole('link', { name: 'Open page' })).toBeVisible()
    expect(dialog.queryByRole('link', { name: 'Write page content' })).toBeNull()
  })

  it('leads to the page', async () => {
    const { dialog } = await openActions()
    expect(dialog.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/pages/single-page/2')
  })

  it.each([
    ['Edit page settings', 'Edit Page'],
    ['Edit access permissions', 'Edit Permissions - Our huts'],
    ['Clone page', 'Clone Page'],
  ])("makes way for the dialog of '%s'", async (action, title) => {
    const { user, dialog } = await openActions()
    await user.click(dialog.getByRole('button', { name: action }))
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('asks before deleting', async () => {
    const { user, dialog } = await openActions()
    await user.click(dialog.getByRole('button', { name: 'Delete page' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete this page?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
