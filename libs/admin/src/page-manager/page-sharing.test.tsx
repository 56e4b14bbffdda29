import { ApiError } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { sampleFolders, sampleImage } from '../testing/sample-files.ts'

const get = 'GET private/page-get-sharing.json.php'
const set = 'POST private/page-set-sharing.json.php'
const update = 'POST private/page-update.json.php'

const nothing = {
  description: '',
  image: 0,
  isHidden: false,
  standard: { description: 'All our huts', picture: '/api/1/public/page-picture.php?id=2&v=1' },
}

afterEach(() => void vi.restoreAllMocks())

async function openSharing(answers: Answers = {}) {
  const { user, inputsOf } = openPageManager({
    [get]: () => nothing,
    [set]: () => ({}),
    [update]: () => ({}),
    'GET protected/folder-get-list.json.php': () => sampleFolders,
    'GET protected/file-get-list.json.php': () => [sampleImage(205, 'Saddle.jpg')],
    ...answers,
  })
  const row = await findRow('Our huts')
  await user.click(row.getByRole('button', { name: 'Edit page settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Page' }))
  const before = inputsOf(get)
  await user.click(dialog.getByRole('button', { name: 'Search engines and sharing' }))
  return { user, dialog, inputsOf, before, save: () => user.click(dialog.getByRole('button', { name: 'SAVE' })) }
}

type Dialog = Awaited<ReturnType<typeof openSharing>>['dialog']
const field = (dialog: Dialog) => dialog.findByRole('textbox', { name: 'Description for search and sharing' })
const preview = (dialog: Dialog, name: string) => dialog.getByRole('region', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('search engines and sharing in the settings of a page', () => {
  it('shows what is shown without being told, and loads it only when it is asked for', async () => {
    const { dialog, before } = await openSharing()
    expect(before).toEqual([])
    expect(await field(dialog)).toHaveValue('')
    expect(preview(dialog, 'In a search result')).toHaveTextContent('/hutsOur hutsAll our huts')
    const card = preview(dialog, 'When shared')
    expect(card.querySelector('img')).toHaveAttribute('src', '/api/1/public/page-picture.php?id=2&v=1')
  })

  it('follows what is typed and chosen, and saves it as one line beside the other settings', async () => {
    const { user, dialog, inputsOf, save } = await openSharing()
    await user.type(await field(dialog), 'Three huts{Enter} in the hills ')
    expect(preview(dialog, 'When shared')).toHaveTextContent('Three huts in the hills')
    await user.click(dialog.getByRole('button', { name: 'Select image' }))
    await user.click(await (await findDialog('Select Image')).findByRole('button', { name: 'Saddle.jpg' }))
    await waitFor(() => expect(preview(dialog, 'When shared').querySelector('img')?.src).toContain('id=205'))
    await save()
    await closed()
    expect(inputsOf(set)).toEqual([{ id: 2, description: 'Three huts in the hills', image: 205 }])
    expect(inputsOf(update)).toHaveLength(1)
  })

  it('sends nothing of it unless it was changed', async () => {
    const { dialog, inputsOf, save } = await openSharing()
    await field(dialog)
    await save()
    await closed()
    expect([inputsOf(set), inputsOf(update).length]).toEqual([[], 1])
  })

  it('says when a description is too long, and that visitors may not see the picture', async () => {
    const { user, dialog } = await openSharing({ [get]: () => ({ ...nothing, image: 5, isHidden: true }) })
    const text = await field(dialog)
    expect(dialog.getByText(/Visitors may not see this picture/)).toBeVisible()
    expect(preview(dialog, 'When shared').querySelector('img')?.src).toContain('page-picture')
    await user.click(text)
    await user.paste('x'.repeat(301))
    expect(dialog.getByText('301 characters: it can have at most 300.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'SAVE' })).toBeDisabled()
  })

  it('keeps what was typed when the server refuses it, says why, and has saved nothing else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = 'Visitors may not see the chosen picture'
    const { user, dialog, inputsOf, save } = await openSharing({
      [set]: () => {
        throw new ApiError('400', { status: 400, body: { error } })
      },
    })
    await user.type(await field(dialog), 'Three huts')
    await save()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(error)
    expect(await field(dialog)).toHaveValue('Three huts')
    expect(inputsOf(update)).toEqual([])
  })
})
