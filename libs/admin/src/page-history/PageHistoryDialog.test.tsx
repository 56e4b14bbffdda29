import { ApiError, type PageHistory } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedHistory, sampleHistory, statusOf } from '../testing/page-samples.ts'
import { samplePages } from '../testing/samples.ts'
import { texts } from './messages.ts'

afterEach(() => void vi.restoreAllMocks())

const load = 'GET private/page-get-history-paged.json.php'
const restore = 'POST private/page-restore.json.php'

async function openHistory(history: PageHistory, answers: Answers = {}) {
  const manager = openPageManager({
    [load]: pagedHistory(history),
    'GET protected/page-get-status.json.php': () => ({ ...statusOf(samplePages[1]!), draft: history.draft }),
    'GET private/page-get-revision.json.php': ({ id }) => ({ id, text: id === 103 ? 'Four huts' : 'Three huts' }),
    [restore]: () => ({}),
    ...answers,
  })
  await manager.user.click((await findRow('Our huts')).getByRole('button', { name: 'Page history' }))
  const dialog = await findDialog('Page history - Our huts')
  return { ...manager, dialog }
}

type Dialog = Awaited<ReturnType<typeof openHistory>>['dialog']
const rows = (dialog: Dialog) => [...dialog.getByRole('table').querySelectorAll('tbody tr')]
const rowOf = async (dialog: Dialog, version: number) =>
  within(await dialog.findByRole('row', { name: new RegExp(`\\bVersion ${version}\\b`) }))
const frames = () => [...document.querySelectorAll('iframe')]

describe('page history', () => {
  it('opens for the page that the address names', async () => {
    const { id, name } = samplePages[1]!
    const answers = {
      [load]: pagedHistory(sampleHistory(2)),
      'GET private/page-get-list.json.php': () => samplePages,
      'GET protected/page-get-status.json.php': () => statusOf(samplePages[1]!),
    }
    openPageManager(answers, { history: String(id) })
    expect(await (await findDialog(`Page history - ${name}`)).findByText('Version 2')).toBeVisible()
  })

  it('lists who published what when, the newest first', async () => {
    const { dialog, inputsOf } = await openHistory(sampleHistory(3))
    const current = await rowOf(dialog, 3)
    expect(inputsOf(load)).toEqual([{ id: 2, limit: 50 }])
    expect(rows(dialog).map((row) => /Version (\d+)/.exec(row.textContent!)![1])).toEqual(['3', '2', '1'])
    expect(current.getByText('current')).toBeVisible()
    expect(dialog.getAllByText('current')).toHaveLength(1)
    expect((await rowOf(dialog, 2)).getByText('[unknown]')).toBeVisible()
    const first = await rowOf(dialog, 1)
    expect(first.getByText('Ana Māhina')).toBeVisible()
    expect(first.getAllByRole('time')[0]).toHaveAttribute(
      'datetime',
      new Date((1_790_000_000 + 86_400) * 1000).toISOString(),
    )
  })

  it('shows a version as visitors would see it, without letting it run anything', async () => {
    const { user, dialog } = await openHistory(sampleHistory(3))
    await user.click((await rowOf(dialog, 2)).getByRole('button', { name: 'Preview' }))
    expect(dialog.getByTitle('Preview of version 2')).toHaveAttribute('src', '/api/1/private/page-preview.php?id=102')
    expect(frames()[0]!.getAttribute('sandbox')).toBe('allow-same-origin')
    await user.click(dialog.getByRole('button', { name: 'Back to all versions' }))
    expect(rows(dialog)).toHaveLength(3)
    // where the list was left, however long it is
    expect((await rowOf(dialog, 2)).getByRole('button', { name: 'Preview' })).toHaveFocus()
  })

  it('leads to the page', async () => {
    const { dialog } = await openHistory(sampleHistory(3))
    const link = await dialog.findByRole('link', { name: 'Go to the page' })
    expect(link).toHaveAttribute('href', '/pages/single-page/2')
  })

  it('compares two versions, the older one first, and marks the words that changed', async () => {
    const { user, dialog } = await openHistory(sampleHistory(3))
    const compare = () => dialog.getByRole('button', { name: 'Compare' })
    await user.click(await dialog.findByRole('checkbox', { name: 'Compare version 3' }))
    expect(compare()).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'Compare version 1' }))
    expect(dialog.getByRole('checkbox', { name: 'Compare version 2' })).toBeDisabled()
    await user.click(compare())
    expect(frames().map(({ title }) => title)).toEqual(['Preview of version 1', 'Preview of version 3'])
    expect(await dialog.findByRole('insertion')).toHaveTextContent('Added: Four')
    expect(dialog.getByRole('deletion')).toHaveTextContent('Removed: Three')
    await user.click(dialog.getByRole('button', { name: 'Back to all versions' }))
    expect(dialog.getByRole('checkbox', { name: 'Compare version 3' })).toBeChecked()
    expect(compare()).toHaveFocus()
  })

  it('says when only looks may differ', async () => {
    const same = { 'GET private/page-get-revision.json.php': ({ id }: { id: number }) => ({ id, text: 'Huts' }) }
    const { user, dialog } = await openHistory(sampleHistory(2), same)
    await user.click(await dialog.findByRole('checkbox', { name: 'Compare version 2' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Compare version 1' }))
    await user.click(dialog.getByRole('button', { name: 'Compare' }))
    expect(await dialog.findByText('The words are the same. Pictures or layout may differ.')).toBeVisible()
  })

  it('restores a version as a draft, says that visitors do not see it, and leads to the page', async () => {
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(3))
    await user.dblClick((await rowOf(dialog, 2)).getByRole('button', { name: 'Restore as draft' }))
    expect(await dialog.findByText('Version 2 is the page’s draft now')).toBeVisible()
    expect(dialog.getByText(/Visitors do not see it yet/)).toBeVisible()
    expect(inputsOf(restore)).toEqual([{ id: 102, replaceDraft: false }])
    const link = dialog.getByRole('link', { name: 'Open the page to edit and publish it' })
    expect(link).toHaveAttribute('href', '/pages/single-page/2#edit-draft')

    await user.click(dialog.getByRole('button', { name: 'Back to all versions' }))
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Restore as draft' }))
    expect(await findMessage()).toBe(texts.draftQuestion())
  })

  it('asks before a draft is replaced', async () => {
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(3, true))
    const press = async () => user.click(dialog.getByRole('button', { name: 'Restore as draft' }))
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Preview' }))
    await press()
    expect(await findMessage()).toBe('This page has a draft already. Replace it with this version?')
    await answer(user, 'Cancel')
    expect(inputsOf(restore)).toEqual([])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press()
    await answer(user, 'Replace')
    expect(await dialog.findByText('Version 1 is the page’s draft now')).toBeVisible()
    expect(inputsOf(restore)).toEqual([{ id: 101, replaceDraft: true }])
  })

  it('asks too when somebody has begun a draft meanwhile', async () => {
    const answers: Answers = {
      [restore]: ({ replaceDraft }) => {
        if (!replaceDraft)
          throw new ApiError('draft', { status: 409, body: { error: 'There is a draft', code: 'draft-exists' } })
        return {}
      },
    }
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(3), answers)
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Restore as draft' }))
    expect(await findMessage()).toBe(texts.draftQuestion())
    await answer(user, 'Replace')
    expect(await dialog.findByText('Version 1 is the page’s draft now')).toBeVisible()
    expect(inputsOf(restore)).toEqual([
      { id: 101, replaceDraft: false },
      { id: 101, replaceDraft: true },
    ])
  })

  it('asks nothing about a draft where a version is refused for something else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(3), {
      [restore]: () => {
        throw new ApiError('other', { status: 409, body: { error: 'Not now', code: 'conflict' } })
      },
    })
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Restore as draft' }))
    expect(await findMessage()).toBe(texts.restoreFailed())
    expect(inputsOf(restore)).toEqual([{ id: 101, replaceDraft: false }])
  })

  it('alerts and logs that a version could not be restored, and stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const { user, dialog } = await openHistory(sampleHistory(3), {
      [restore]: () => {
        throw down
      },
    })
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Restore as draft' }))
    expect(await findMessage()).toBe(texts.restoreFailed())
    expect(log.mock.calls.flat()).toContain(down)
    await answer(user)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(rows(dialog)).toHaveLength(3)
  })

  it('says so when nothing was published yet', async () => {
    const { dialog } = await openHistory({ revisions: [], draft: true })
    expect(await dialog.findByText('There are no versions yet')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Compare' })).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const read = vi.fn(pagedHistory(sampleHistory(2))).mockImplementationOnce(() => {
      throw new ApiError('down', { status: 0 })
    })
    const { user, dialog } = await openHistory(sampleHistory(0), { [load]: read })
    expect(await dialog.findByText('The page’s history could not be loaded')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await rowOf(dialog, 2)
  })

  it('shows 500 versions fifty at a time', async () => {
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(500))
    await dialog.findByRole('table')
    expect(rows(dialog)).toHaveLength(50)
    await user.click(dialog.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rows(dialog)).toHaveLength(100))
    expect(inputsOf(load)).toEqual([
      { id: 2, limit: 50 },
      { id: 2, limit: 50, cursor: '50' },
    ])
  })

  it('compares a version with one of the next page', async () => {
    const { user, dialog } = await openHistory(sampleHistory(60))
    await user.click(await dialog.findByRole('checkbox', { name: 'Compare version 60' }))
    await user.click(dialog.getByRole('button', { name: 'Load more' }))
    await user.click(await dialog.findByRole('checkbox', { name: 'Compare version 1' }))
    await user.click(dialog.getByRole('button', { name: 'Compare' }))
    expect(frames().map(({ title }) => title)).toEqual(['Preview of version 1', 'Preview of version 60'])
  })

  it('asks for a draft that it could not find out about when the server tells of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog, inputsOf } = await openHistory(sampleHistory(2, true), {
      'GET protected/page-get-status.json.php': () => {
        throw new ApiError('down', { status: 0 })
      },
      [restore]: ({ replaceDraft }) => {
        if (!replaceDraft)
          throw new ApiError('draft', { status: 409, body: { error: 'There is a draft', code: 'draft-exists' } })
        return {}
      },
    })
    await user.click((await rowOf(dialog, 1)).getByRole('button', { name: 'Restore as draft' }))
    expect(await findMessage()).toBe(texts.draftQuestion())
    expect(inputsOf(restore)).toEqual([{ id: 101, replaceDraft: false }])
  })
})
