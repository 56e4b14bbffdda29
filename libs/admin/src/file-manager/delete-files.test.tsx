import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import {
  findFile,
  findFolder,
  getFiles,
  getFolders,
  getUses,
  listedFiles,
  queryFile,
  renderFileManager,
  renderPublicFiles,
  type FileAnswers,
} from '../testing/render-file-manager.tsx'
import { sampleFile, sampleFolder, sampleUses } from '../testing/sample-files.ts'

afterEach(() => void vi.restoreAllMocks())

const remove = 'GET private/file-delete.json.php'
const question = 'Are you sure you want to delete this file?  This cannot be undone'
const failure = 'An error occurred trying to delete the file.  Check your browser log for more details.'
const refuse = () => {
  throw new ApiError('403', { status: 403, body: { error: 'You may not change this folder' } })
}

/** The files of Public, 'Delete file' pressed in the row of 'Booking form.pdf'. */
async function askToDelete(answers: FileAnswers = {}) {
  const parts = await renderPublicFiles({ [remove]: () => ({}), ...answers })
  await parts.act('Booking form.pdf', 'Delete file')
  return parts
}

/** The files of Public, two of them selected and to be deleted. */
async function askToDeleteTwo(answers: FileAnswers = {}) {
  const parts = await renderPublicFiles({ [remove]: () => ({}), ...answers })
  await parts.user.click(await screen.findByRole('checkbox', { name: 'Select Kaweka Hut.jpg' }))
  await parts.user.click(screen.getByRole('checkbox', { name: 'Select Booking form.pdf' }))
  await parts.user.click(within(screen.getByRole('group', { name: 'Selected files' })).getByText('Delete'))
  return parts
}

describe('deleting a file', () => {
  it('asks first, with the exact text; refusing deletes nothing (FILE-005, FILE-044)', async () => {
    const { user, sent } = await askToDelete()
    expect(await findMessage()).toBe(question)
    await answer(user, 'Cancel')
    await findFile('Booking form.pdf')
    expect(sent(remove)).toEqual([])
  })

  it('says below the question where the file is used (FILE-044)', async () => {
    const { sent } = await askToDelete({ [getUses]: () => sampleUses })
    expect(await findMessage()).toBe(`${question}\n\nIt is used on: Welcome, Our huts, Site logo`)
    expect(sent(getUses)).toEqual([{ id: 12 }])
  })

  it('names no more than five places', async () => {
    const uses = Array.from({ length: 7 }, (_, n) => ({ title: `Page ${n + 1}`, href: `/p${n + 1}` }))
    await askToDelete({ [getUses]: () => uses })
    expect(await findMessage()).toMatch(/used on: Page 1, Page 2, Page 3, Page 4, Page 5 and 2 more$/)
  })

  it('asks also where the uses cannot be looked up, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await askToDelete({ [getUses]: refuse })
    expect(await findMessage()).toBe(`${question}\n\nCould not check where it is used.`)
  })

  it('says that it goes to the trash first', async () => {
    await askToDelete({ 'GET protected/get-system-property.json.php': () => [30] })
    expect(await findMessage()).toContain(question)
    expect(
      screen.getByText(
        /^It goes to the trash first: only once it is gone from there can this not be undone\. From the/,
      ),
    ).toBeVisible()
  })

  it('drops the row at once and says so (FILE-045), and goes on in the next row', async () => {
    const { user, sent } = await askToDelete()
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe('File was successfully deleted'))
    expect(sent(remove)).toEqual([{ id: 12 }])
    expect(queryFile('Booking form.pdf')).not.toBeInTheDocument()
    await answer(user)
    const next = (await findFile('Āpiti ridge.png')).getByRole('button', { name: 'Delete file' })
    await waitFor(() => expect(next).toHaveFocus())
  })

  it('alerts and logs a failure, keeps the file and shows the reason (FILE-046)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await askToDelete({ [remove]: refuse })
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe(failure))
    expect(log).toHaveBeenCalledWith(failure, [expect.any(ApiError)])
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Booking form.pdf: You may not change this folder')
    const own = (await findFile('Booking form.pdf')).getByRole('button', { name: 'Delete file' })
    expect(own).toBeEnabled()
  })

  it('keeps the row locked meanwhile, and asks once', async () => {
    const { user, sent, act } = await askToDelete({ [remove]: () => new Promise(() => {}) })
    await answer(user, 'Delete')
    const own = (await findFile('Booking form.pdf')).getByRole('button', { name: 'Delete file' })
    await waitFor(() => expect(own).toBeDisabled())
    await act('Kaweka Hut.jpg', 'Delete file')
    expect(sent(getUses)).toHaveLength(1)
  })
})

describe('deleting several files', () => {
  it('asks once and says how many, and where they are used', async () => {
    const { sent } = await askToDeleteTwo({ [getUses]: ({ id }) => (id === 11 ? sampleUses.slice(0, 1) : sampleUses) })
    expect(await findMessage()).toBe(
      'Are you sure you want to delete these 2 files?  This cannot be undone\n\nThey are used on: Welcome, Our huts, Site logo',
    )
    expect(sent(getUses)).toEqual([{ id: 11 }, { id: 12 }])
  })

  it('does not say that it cannot be undone where it can', async () => {
    await askToDeleteTwo({ 'GET protected/get-system-property.json.php': () => [30] })
    expect(await findMessage()).toMatch(/^Are you sure you want to delete these 2 files\?(?!  This)/)
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'From the trash, they can still be brought back for 30 days.',
    )
  })

  it('deletes them and says so', async () => {
    const { user, sent } = await askToDeleteTwo()
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe('2 files were successfully deleted'))
    expect(sent(remove)).toEqual([{ id: 11 }, { id: 12 }])
    expect(listedFiles()).toEqual(['Āpiti ridge.png', 'Minutes 2025.txt'])
    expect(screen.queryByRole('group', { name: 'Selected files' })).not.toBeInTheDocument()
  })

  it('says which failed and keeps these selected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await askToDeleteTwo({ [remove]: ({ id }) => (id === 11 ? refuse() : {}) })
    await answer(user, 'Delete')
    await waitFor(async () =>
      expect(await findMessage()).toBe(
        'An error occurred trying to delete 1 of the 2 files: ‘Kaweka Hut.jpg’.  Check your browser log for more details.',
      ),
    )
    await answer(user)
    await waitFor(async () => expect(await findMessage()).toBe('File was successfully deleted'))
    await answer(user)
    expect(listedFiles()).toEqual(['Kaweka Hut.jpg', 'Āpiti ridge.png', 'Minutes 2025.txt'])
    expect(screen.getByText('1 file selected')).toBeInTheDocument()
  })
})

describe('Undo after several files', () => {
  const restore = 'POST private/trash-restore.json.php'
  const kept = { 'GET protected/get-system-property.json.php': () => [30] }

  it('brings back all of them', async () => {
    const { user, sent } = await askToDeleteTwo({ ...kept, [restore]: () => ({ notes: [] }) })
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe('2 files were successfully deleted'))
    await answer(user, 'Undo')
    await waitFor(() => expect(sent(restore)).toEqual([11, 12].map((id) => ({ kind: 'file', id }))))
    await findFile('Kaweka Hut.jpg')
    await findFile('Booking form.pdf')
  })

  it('brings back those that were deleted where another could not be', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, sent } = await askToDeleteTwo({
      ...kept,
      [restore]: () => ({ notes: [] }),
      [remove]: ({ id }) => (id === 11 ? refuse() : {}),
    })
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toMatch(/1 of the 2 files: ‘Kaweka Hut.jpg’/))
    await answer(user)
    await waitFor(async () => expect(await findMessage()).toBe('File was successfully deleted'))
    await answer(user, 'Undo')
    await waitFor(() => expect(sent(restore)).toEqual([{ kind: 'file', id: 12 }]))
  })
})

describe('deleting a folder', () => {
  const removeFolder = 'GET private/folder-delete.json.php'
  const folderQuestion = 'Are you sure you want to delete this folder?  This cannot be undone'

  async function askToDeleteFolder(answers: FileAnswers = {}) {
    const parts = renderFileManager({ [removeFolder]: () => ({}), ...answers })
    await parts.open('Huts')
    await parts.user.click(within(await findFolder('Huts')).getByRole('button', { name: 'Delete folder' }))
    return parts
  }

  it('asks first; refusing deletes nothing', async () => {
    const { user, sent } = await askToDeleteFolder()
    expect(await findMessage()).toBe(folderQuestion)
    await answer(user, 'Cancel')
    await findFolder('Huts')
    expect(sent(removeFolder)).toEqual([])
  })

  it('takes the folder and its list away and says so', async () => {
    const { user, sent } = await askToDeleteFolder()
    await answer(user, 'Delete')
    await waitFor(async () => expect(await findMessage()).toBe('Folder was successfully deleted'))
    expect(sent(removeFolder)).toEqual([{ id: 4 }])
    expect(screen.queryByText('Huts')).not.toBeInTheDocument()
    expect(screen.getByText('No folder is chosen')).toBeInTheDocument()
  })

  it('does not ask about one with something in it, but says what is to be done first', async () => {
    const files = [sampleFile(31, 'Plan.pdf', { idFolder: 4 }), sampleFile(32, 'Map.pdf', { idFolder: 4 })]
    const child = sampleFolder({ idFolder: 6, Name: 'Old huts', Root: 'public', Depth: 2 })
    const huts = sampleFolder({ idFolder: 4, Name: 'Huts', Root: 'public', Depth: 1, Children: [child] })
    const root = sampleFolder({ idFolder: 3, Name: 'Public', Root: 'public', Expanded: true, Children: [huts] })
    const { user, sent } = await askToDeleteFolder({ [getFolders]: () => [root], [getFiles]: () => files })
    expect(await findMessage()).toBe('The folder ‘Huts’ is not empty: 2 files and 1 folder')
    const message = within(screen.getByRole('alertdialog'))
    expect(message.getByText('Move or delete what is in it first.')).toBeVisible()
    expect(message.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK'])
    await answer(user)
    expect(sent(removeFolder)).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('alerts and logs a failure once, with the reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await askToDeleteFolder({
      [removeFolder]: () => {
        throw new ApiError('409', { status: 409, body: { error: 'This folder is not empty' } })
      },
    })
    await answer(user, 'Delete')
    await waitFor(async () =>
      expect(await findMessage()).toBe(
        'An error occurred trying to delete the folder.  Check your browser log for more details.\n\n' +
          'This folder is not empty',
      ),
    )
    await answer(user)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    await findFolder('Huts')
  })
})
