import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { manyPages, samplePage, samplePages } from '../testing/samples.ts'
import { pagedPages } from '../testing/paged-pages.ts'

afterEach(() => void vi.restoreAllMocks())

const replace = 'POST private/page-replace.json.php'
const huts = [...samplePages, samplePage(4, 'New huts', 'new-huts'), samplePage(5, 'Old huts', '')]

async function openReplace(title: string, pages = huts, answers: Answers = {}) {
  const manager = openPageManager({
    'GET private/page-get-paged.json.php': pagedPages(() => pages),
    [replace]: () => ({}),
    ...answers,
  })
  await manager.user.click((await findRow(title)).getByRole('button', { name: 'Replace page' }))
  const dialog = await findDialog('Replace page')
  await waitFor(() => expect(dialog.queryByText('Loading pages')).toBeNull())
  return { ...manager, dialog }
}

type Dialog = Awaited<ReturnType<typeof openReplace>>['dialog']
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'REPLACE' })
const choices = (dialog: Dialog) => dialog.getAllByRole('radio').map((one) => one.closest('label')!.textContent)

describe('Replace page dialog', () => {
  it('is offered in each row (PAGE-006), says what happens (PAGE-007), and offers the other pages of the type (Q77)', async () => {
    const { dialog } = await openReplace('Our huts')
    for (const { name } of samplePages)
      expect(
        screen.getByRole('row', { name: new RegExp(name), hidden: true }).querySelector('[aria-label="Replace page"]'),
      ).not.toBeNull()
    expect(dialog.getByText(/will see the published content of the page that you choose/)).toBeVisible()
    expect(dialog.getByText(/shortcut, permissions, menu links and hit counts stay/)).toBeVisible()
    expect(dialog.getByText(/stays in the page’s history/)).toBeVisible()
    expect(choices(dialog)).toEqual(['New huts/new-huts', 'Old huts'])
    expect(submit(dialog)).toBeDisabled()
  })

  it('sends both ids once, then says what the page shows now (PAGE-007)', async () => {
    const { user, dialog, inputsOf } = await openReplace('Our huts')
    await user.click(dialog.getByRole('radio', { name: /New huts/ }))
    await user.dblClick(submit(dialog))
    expect(await screen.findByText('‘Our huts’ now shows the content of ‘New huts’')).toBeVisible()
    expect(inputsOf(replace)).toEqual([{ id: 2, sourceid: 4 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await findRow('Our huts')).getByRole('link', { name: '/huts' })).toBeVisible()
  })

  it('finds a page among many by title or shortcut', async () => {
    const many = Array.from({ length: 500 }, (_, n) => samplePage(n + 10, `Report ${n}`, `reports/${n}`))
    const { user, dialog } = await openReplace('Our huts', [...huts, ...many])
    expect(dialog.getAllByRole('radio')).toHaveLength(200)
    expect(dialog.getByText('The first 200 of 502. Search to find the others.')).toBeVisible()
    const field = dialog.getByRole('searchbox', { name: 'Search pages to choose from' })
    await user.type(field, '/reports/49')
    await waitFor(() => expect(choices(dialog)).toHaveLength(11))
    await user.clear(field)
    await user.type(field, 'no such page{Enter}')
    expect(await dialog.findByText('Nothing found for ‘no such page’.')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('says so when there is no other page of the type', async () => {
    const { dialog } = await openReplace('Write to us')
    expect(dialog.getByText('There is no other page of the type ‘Contact form’')).toBeVisible()
    expect(submit(dialog)).toBeDisabled()
  })

  it('does nothing on CANCEL', async () => {
    const { user, dialog, inputsOf } = await openReplace('Our huts', manyPages)
    await user.click(dialog.getByRole('radio', { name: /Gear hire prices/ }))
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inputsOf(replace)).toEqual([])
  })

  it("alerts and logs a failure, keeps the choice, and shows the server's reason", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('no', { status: 404, body: { error: 'There is no such page' } })
    const { user, dialog } = await openReplace('Our huts', huts, {
      [replace]: () => {
        throw refusal
      },
    })
    await user.click(dialog.getByRole('radio', { name: /New huts/ }))
    await user.click(submit(dialog))
    expect(await findMessage()).toBe('Failed to replace page, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such page')
    expect(dialog.getByRole('radio', { name: /New huts/ })).toBeChecked()
    await waitFor(() => expect(submit(dialog)).toBeEnabled())
  })
})
