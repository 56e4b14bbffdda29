import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { samplePages } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

const publish = 'POST private/page-publish-many.json.php'
const remove = 'GET private/page-delete.json.php'

/** The screen, these pages selected. */
async function select(titles: string[], answers: Answers = {}) {
  const manager = openPageManager({ [publish]: () => ({}), [remove]: () => ({}), ...answers })
  await findRow('Our huts')
  await manager.user.click(screen.getByRole('button', { name: 'Select' }))
  for (const title of titles) await manager.user.click(screen.getByRole('checkbox', { name: `Select ‘${title}’` }))
  return { ...manager, bar: within(screen.getByRole('group', { name: 'Selected pages' })) }
}

describe('selected pages', () => {
  it('are published and taken back together', async () => {
    const { user, bar, inputsOf, refresh } = await select(['Our huts', 'Write to us'])
    expect(bar.getByText('2 pages selected')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('2 pages published')).toBeVisible()
    expect((await findRow('Write to us')).getByText('Published')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Unpublish' }))
    await waitFor(async () => expect((await findRow('Our huts')).getByText('Not published')).toBeVisible())
    expect(inputsOf(publish)).toEqual([
      { ids: [2, 3], published: true },
      { ids: [2, 3], published: false },
    ])
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  })

  it('are deleted together, after a question that names them', async () => {
    const { user, bar, inputsOf } = await select(['Our huts', 'Write to us'])
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveAccessibleName(/these 2 pages/)
    expect(question).toHaveAccessibleDescription('‘Our huts’, ‘Write to us’')
    await answer(user, 'Delete')
    expect(await screen.findByText('2 pages deleted')).toBeVisible()
    expect(inputsOf(remove)).toEqual([{ id: 2 }, { id: 3 }])
    expect(screen.queryByText('Our huts')).toBeNull()
    expect(screen.getByText('Welcome')).toBeVisible()
  })

  it('can be brought back, as the question says', async () => {
    const { user, bar } = await select(['Our huts', 'Write to us'], {
      'GET protected/get-system-property.json.php': () => [30],
    })
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('From the trash, they can still be brought back for 30 days.')).toBeVisible()
  })

  it('are said to be in the menu, as many as are', async () => {
    const { user, bar } = await select(['Our huts', 'Write to us'], {
      'GET private/page-get-paged.json.php': pagedPages(() =>
        samplePages.map((page) => ({ ...page, menu: page.name === 'Our huts' })),
      ),
    })
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('One of them is in the main menu, which will not lead there any more.')).toBeVisible()
  })

  it('are said to have the start page among them', async () => {
    const { user, bar } = await select(['Our huts', 'Write to us'], {
      'GET private/page-get-paged.json.php': pagedPages(() =>
        samplePages.map((page) => (page.name === 'Our huts' ? { ...page, start: true } : page)),
      ),
    })
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/^‘Our huts’ is the start page: without it, visitors find no page/)).toBeVisible()
  })

  const restore = 'POST private/trash-restore.json.php'
  const kept = { 'GET protected/get-system-property.json.php': () => [30] }

  /** Deletes them and presses 'Undo' in what is said of it. */
  async function deleteAndUndo(titles: string[], answers: Answers) {
    const manager = await select(titles, { ...kept, ...answers })
    await manager.user.click(manager.bar.getByRole('button', { name: 'Delete' }))
    await answer(manager.user, 'Delete')
    await manager.user.click(await screen.findByRole('button', { name: 'Undo' }))
    return manager
  }

  it('are all brought back by Undo', async () => {
    const { inputsOf } = await deleteAndUndo(['Our huts', 'Write to us'], { [restore]: () => ({ notes: [] }) })
    expect(await screen.findByRole('link', { name: 'Our huts' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible()
    expect(inputsOf(restore)).toEqual([2, 3].map((id) => expect.objectContaining({ kind: 'page', id })))
    expect(screen.queryByText('2 pages deleted')).toBeNull()
  })

  it('are named where Undo cannot bring them back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await deleteAndUndo(['Our huts', 'Write to us'], {
      [restore]: ({ id }) => {
        if (id === 3) throw new ApiError('507', { status: 507, body: { error: 'The disk is full' } })
        return { notes: [] }
      },
    })
    expect(await findMessage()).toBe('‘Write to us’ could not be brought back: The disk is full')
  })

  it('that were deleted are brought back by Undo, also where another could not be deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { inputsOf } = await deleteAndUndo(['Our huts', 'Write to us'], {
      [restore]: () => ({ notes: [] }),
      [remove]: ({ id }) => {
        if (id === 2) throw new ApiError('507', { status: 507, body: { error: 'The disk is full' } })
        return {}
      },
    })
    await waitFor(() => expect(inputsOf(restore)).toEqual([{ kind: 'page', id: 3 }]))
  })

  it('have no Undo where the site has no trash', async () => {
    const { user, bar } = await select(['Our huts', 'Write to us'])
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    await answer(user, 'Delete')
    expect(await screen.findByText('2 pages deleted')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('may be all that are shown, and none of them again', async () => {
    const { user, bar } = await select([])
    expect(bar.getByText('Tick the pages to be changed')).toBeVisible()
    expect(bar.getByRole('button', { name: 'Publish' })).toBeDisabled()
    const all = screen.getByRole('checkbox', { name: 'Select all that are shown' })
    await user.click(all)
    expect(bar.getByText('3 pages selected')).toBeVisible()
    await user.click(all)
    expect(bar.getByText('Tick the pages to be changed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('that somebody else deleted meanwhile are named, and the others published', async () => {
    const { user, bar } = await select(['Our huts', 'Write to us'], { [publish]: () => ({ gone: [2] }) })
    await user.click(bar.getByRole('button', { name: 'Publish' }))
    const text = '1 page published. Left as they were, and still selected: ‘Our huts’ (no longer there)'
    expect(await screen.findByText(text)).toBeVisible()
    expect((await findRow('Write to us')).getByText('Published')).toBeVisible()
    expect(bar.getByText('1 page selected')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select ‘Our huts’' })).toBeChecked()
  })

  it('go on to be deleted after one that could not be, which is named and stays selected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, bar, inputsOf } = await select(['Welcome', 'Our huts', 'Write to us'], {
      [remove]: ({ id }) => {
        if (id === 2) throw new ApiError('507', { status: 507, body: { error: 'The disk is full' } })
        if (id === 3) throw new ApiError('404', { status: 404, body: { error: 'Not found' } })
        return {}
      },
    })
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    await answer(user, 'Delete')
    const text = '2 pages deleted. Left as they were, and still selected: ‘Our huts’ (The disk is full)'
    expect(await screen.findByText(text)).toBeVisible()
    expect(inputsOf(remove)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(screen.queryByText('Write to us')).toBeNull()
    expect(bar.getByText('1 page selected')).toBeVisible()
  })

  it('stay as they are where the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, bar } = await select(['Write to us'], {
      [publish]: () => {
        throw new ApiError('down', { status: 0 })
      },
    })
    await user.click(bar.getByRole('button', { name: 'Publish' }))
    expect(await findMessage()).toBe('The pages could not be changed, see browser log for more information')
    await answer(user)
    expect((await findRow('Write to us')).getByText('Not published')).toBeVisible()
  })
})

const restrict = 'POST private/page-restrict-many.json.php'

/** The question who can see the selected pages, which are kept for these roles. */
async function askWho(roles: [welcome: string[], huts: string[]], answers: Answers = {}) {
  const pages = samplePages.map((page, at) => ({ ...page, roles: roles[at] ?? [] }))
  const manager = await select(['Welcome', 'Our huts'], {
    'GET private/page-get-paged.json.php': pagedPages(() => pages),
    'GET private/permission-editor-get-list.json.php': () => sampleAccess,
    [restrict]: () => ({}),
    ...answers,
  })
  await manager.user.click(manager.bar.getByRole('button', { name: 'Who can see them' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who can see these 2 pages' }))
  const option = (name: string) => dialog.getByRole('radio', { name })
  const save = () => manager.user.click(dialog.getByRole('button', { name: 'SAVE' }))
  await waitFor(() => expect(dialog.queryByText('Loading roles')).toBeNull())
  return { ...manager, dialog, option, save }
}

const everyone = 'Everyone'
const some = 'Only members of some roles'

describe('who can see several pages', () => {
  it('is said for all of them at once', async () => {
    const { user, dialog, option, save, inputsOf } = await askWho([[], []])
    expect(option(everyone)).toBeChecked()
    await user.click(option(some))
    expect(dialog.getByRole('button', { name: 'SAVE' })).toBeDisabled()
    await user.click(await dialog.findByRole('checkbox', { name: 'Hut wardens' }))
    await save()
    expect(await screen.findByText('2 pages kept for roles')).toBeVisible()
    expect(inputsOf(restrict)).toEqual([{ ids: [1, 2], permissions: [3] }])
    expect((await findRow('Welcome')).getByText('Restricted')).toBeVisible()
    expect((await findRow('Write to us')).queryByText('Restricted')).toBeNull()
  })

  it('is shown as it is where that is the same for all', async () => {
    const { user, dialog, option, save, inputsOf } = await askWho([['Editors'], ['Editors']])
    expect(option(some)).toBeChecked()
    expect(await dialog.findByRole('checkbox', { name: 'Editors' })).toBeChecked()
    await user.click(option(everyone))
    await save()
    expect(await screen.findByText('2 pages can be seen by everyone')).toBeVisible()
    expect(inputsOf(restrict)).toEqual([{ ids: [1, 2], permissions: [] }])
  })

  it('has to be chosen where that differs, so that none is opened to everyone by mistake', async () => {
    const { dialog, option } = await askWho([['Editors'], []])
    expect(dialog.getByText(/They are kept for different roles now/)).toBeVisible()
    expect([option(everyone), option(some)].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false])
    expect(dialog.getByRole('button', { name: 'SAVE' })).toBeDisabled()
  })

  it('names the page for which it could not be saved', async () => {
    const { option, user, save } = await askWho([['Editors'], ['Editors']], { [restrict]: () => ({ gone: [1] }) })
    await user.click(option(everyone))
    await save()
    const text = /^1 page can be seen by everyone\. Left as they were, and still selected: ‘Welcome’/
    expect(await screen.findByText(text)).toBeVisible()
    expect((await findRow('Our huts')).queryByText('Restricted')).toBeNull()
    expect((await findRow('Welcome')).getByText('Restricted')).toBeVisible()
  })

  it('stays in the dialog where the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { option, user, save, dialog } = await askWho([['Editors'], ['Editors']], {
      [restrict]: () => {
        throw new ApiError('400', { status: 400, body: { error: 'A role no longer exists' } })
      },
    })
    await user.click(option(everyone))
    await save()
    expect(await findMessage()).toBe('Failed to save permission settings, see browser log for more information')
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('A role no longer exists')
    expect(option(everyone)).toBeChecked()
  })
})
