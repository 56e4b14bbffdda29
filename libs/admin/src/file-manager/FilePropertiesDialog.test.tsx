import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { findFile, getUses, queryFile, renderPublicFiles, type FileAnswers } from '../testing/render-file-manager.tsx'
import { sampleUses } from '../testing/sample-files.ts'

afterEach(() => void vi.restoreAllMocks())

const save = 'POST private/file-set-properties.json.php'

async function openProperties(answers: FileAnswers = {}) {
  const parts = await renderPublicFiles({ [save]: () => ({}), ...answers })
  await parts.act('Kaweka Hut.jpg', 'File properties')
  return { ...parts, dialog: await findDialog('File properties') }
}

describe('File properties', () => {
  it('has the name, the caption, CANCEL and SAVE (FILE-040)', async () => {
    const { dialog } = await openProperties()
    expect(dialog.getByLabelText('File name')).toHaveValue('Kaweka Hut.jpg')
    expect(dialog.getByLabelText('Gallery caption (optional)')).toHaveValue('Kaweka Hut in the first snow')
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
    expect(dialog.getByRole('button', { name: 'SAVE' })).toBeEnabled()
  })

  it('says when the file was created (FILE-041), and how large it is', async () => {
    const { dialog } = await openProperties()
    const date = new Intl.DateTimeFormat('en-nz', { dateStyle: 'medium', timeStyle: 'short' }).format(1_772_503_440_000)
    expect(dialog.getByText(/^Created on/)).toHaveTextContent(`Created on ${date}`)
    expect(dialog.getByText('image/jpeg · 3.24 MB · 1920 × 1080 pixels')).toBeVisible()
  })

  it('sends what was typed and shows it in the row', async () => {
    const { user, dialog, sent } = await openProperties()
    await user.clear(dialog.getByLabelText('File name'))
    await user.type(dialog.getByLabelText('File name'), 'Hut.jpg')
    await user.clear(dialog.getByLabelText('Gallery caption (optional)'))
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    await findFile('Hut.jpg')
    expect(sent(save)).toEqual([{ id: 11, name: 'Hut.jpg', caption: '' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('saves no file without a name, and nothing after CANCEL', async () => {
    const { user, dialog, sent } = await openProperties()
    await user.clear(dialog.getByLabelText('File name'))
    expect(dialog.getByRole('button', { name: 'SAVE' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent(save)).toEqual([])
    expect(queryFile('Kaweka Hut.jpg')).toBeInTheDocument()
  })

  it('alerts and logs a failure and keeps what was typed (FILE-043)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('400', { status: 400, body: { error: 'A name cannot contain /' } })
    const { user, dialog } = await openProperties({
      [save]: () => {
        throw refusal
      },
    })
    await user.type(dialog.getByLabelText('File name'), '/')
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    const failure = 'Failed to save file properties, see browser log for more information'
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, refusal)
    await answer(user)
    expect(dialog.getByLabelText('File name')).toHaveValue('Kaweka Hut.jpg/')
    expect(dialog.getByRole('alert')).toHaveTextContent('A name cannot contain /')
  })

  it('lists where the file is used', async () => {
    const { dialog } = await openProperties({ [getUses]: () => sampleUses })
    expect(await dialog.findByRole('link', { name: 'Our huts' })).toHaveAttribute('href', '/huts')
    expect(dialog.getByText('Site logo').closest('a')).toBeNull()
  })

  it('says where it is used nowhere, or that cannot be looked up', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let attempts = 0
    const { user, dialog } = await openProperties({
      [getUses]: () => {
        if (attempts++ === 0) throw new ApiError('500', { status: 500 })
        return []
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('It is not used anywhere.')).toBeVisible()
  })
})
