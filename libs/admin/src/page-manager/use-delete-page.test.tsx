import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePages } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

const remove = 'GET private/page-delete.json.php'
const question =
  'Are you sure you want to delete this page?  Any links to this page will no longer work.  This cannot be undone'

/** The screen, 'Delete page' pressed in the row of 'Our huts'. */
async function askToDelete(answers: Answers = {}) {
  const { user, refresh, inputsOf } = openPageManager({ [remove]: () => ({}), ...answers })
  await user.click((await findRow('Our huts')).getByRole('button', { name: 'Delete page' }))
  return { user, refresh, sent: () => inputsOf(remove), confirm: await screen.findByRole('alertdialog') }
}

const shown = (text: string) => screen.findByText((_, element) => element?.textContent === text && isLeaf(element))
const isLeaf = (element: Element) => element.children.length === 0
const press = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

describe('deleting a page', () => {
  it('asks first, with the exact text; refusing deletes nothing (PAGE-005, PAGE-035)', async () => {
    const { user, sent } = await askToDelete()
    expect(await shown(question)).toBeVisible()
    await user.click(press('Cancel'))
    expect(await screen.findByRole('link', { name: 'Our huts' })).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('sends the id (API-031), drops the row at once and says so (PAGE-036), and renews the routes', async () => {
    const { user, refresh, sent } = await askToDelete()
    await user.click(press('Delete'))
    expect(await shown('Page was successfully deleted')).toBeVisible()
    expect(sent()).toEqual([{ id: 2 }])
    expect(screen.queryByText('Our huts')).not.toBeInTheDocument()
    expect(screen.getByText('Welcome')).toBeInTheDocument()
    expect(refresh).toHaveBeenCalledOnce()
    await user.click(press('OK'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create New Page' })).toHaveFocus())
  })

  it('says how long it can be brought back, and does so', async () => {
    const restored: unknown[] = []
    const { user } = await askToDelete({
      'GET protected/get-system-property.json.php': () => [30],
      'POST private/trash-restore.json.php': (input) => {
        restored.push(input)
        return { notes: ['It has no URL shortcut now.'] }
      },
    })
    expect(
      screen.getByText(
        'It goes to the trash first: only once it is gone from there can this not be undone. ' +
          'From the trash, it can still be brought back for 30 days.',
      ),
    ).toBeVisible()
    expect(await shown(question)).toBeVisible()
    await user.click(press('Delete'))
    expect(await shown('Page was successfully deleted')).toBeVisible()
    await user.click(press('Undo'))
    expect(await shown('It has no URL shortcut now.')).toBeVisible()
    expect(restored).toEqual([{ kind: 'page', id: 2 }])
    await user.click(press('OK'))
    expect(await screen.findByRole('link', { name: 'Our huts' })).toBeVisible()
  })

  it('says that it is in the menu, with how long it can be brought back', async () => {
    await askToDelete({
      'GET private/page-get-paged.json.php': pagedPages(() => samplePages.map((page) => ({ ...page, menu: true }))),
      'GET protected/get-system-property.json.php': () => [30],
    })
    expect(await shown(question)).toBeVisible()
    expect(
      screen.getByText(/^It is in the main menu, which will not lead there any more\. It goes to the trash first/),
    ).toBeVisible()
  })

  it('says what visitors find without the start page', async () => {
    await askToDelete({
      'GET private/page-get-paged.json.php': pagedPages(() =>
        samplePages.map((page) => (page.id === 2 ? { ...page, start: true } : page)),
      ),
    })
    expect(
      screen.getByText(
        '‘Our huts’ is the start page: without it, visitors find no page at the site’s own address. ' +
          'Choose another one first, in Site Settings at ‘Default page’.',
      ),
    ).toBeVisible()
  })

  it('alerts and logs a failure and keeps the row (PAGE-037)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const { user, refresh } = await askToDelete({
      [remove]: () => {
        throw down
      },
    })
    await user.click(press('Delete'))
    const text = 'An error occurred trying to delete the page.  Check your browser log for more details.'
    expect(await shown(text)).toBeVisible()
    expect(log.mock.calls.flat()).toContain(down)
    expect(screen.getByText('Our huts')).toBeInTheDocument()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('keeps the row locked while the page is being deleted', async () => {
    const { user, sent } = await askToDelete({ [remove]: () => new Promise(() => {}) })
    await user.dblClick(press('Delete'))
    const row = within(await screen.findByRole('row', { name: /Our huts/ }))
    await waitFor(() => expect(row.getByRole('button', { name: 'Delete page' })).toBeDisabled())
    expect(sent()).toHaveLength(1)
  })
})
