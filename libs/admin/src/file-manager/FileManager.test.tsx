import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import {
  findFile,
  findFolder,
  getFiles,
  getFolders,
  listedFiles,
  renderFileManager,
  renderPublicFiles,
} from '../testing/render-file-manager.tsx'
import { sampleAccess } from '../testing/role-samples.ts'
import { manyFiles, sampleFile, sampleFiles, sampleFolder, sampleFolders } from '../testing/sample-files.ts'

afterEach(() => void vi.restoreAllMocks())

const uploadButton = () => screen.getByRole('button', { name: 'Upload File' })
const names = sampleFiles.map(({ name }) => name)
const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

describe('File Manager', () => {
  it("keeps 'Upload File' disabled until a folder is chosen (FILE-002) that takes files", async () => {
    const closed = sampleFolder({ idFolder: 9, Name: 'Archive', Root: 'public', MayAdd: false, MayManage: false })
    const { open } = renderFileManager({ [getFolders]: () => [...sampleFolders, closed] })
    await findFolder('Public')
    expect(uploadButton()).toBeDisabled()
    expect(uploadButton()).toHaveAccessibleDescription('Choose the folder to upload to')
    expect(screen.getByText('Choose the folder to upload to')).toBeVisible()
    await open('Public')
    expect(uploadButton()).toBeEnabled()
    expect(uploadButton()).not.toHaveAccessibleDescription()
    await open('Archive')
    expect(uploadButton()).toBeDisabled()
    expect(uploadButton()).toHaveAccessibleDescription('You may not add files to this folder')
  })

  it("opens the upload dialog for the chosen folder with 'Upload File' and lists what came (FILE-001)", async () => {
    const upload = vi.fn(async () => ({ id: 99 }))
    const { user, open, sent } = renderFileManager({}, upload)
    await open('Huts')
    await user.click(uploadButton())
    const dialog = await findDialog('Upload File')
    const file = new File(['x'], 'Hut.jpg', { type: 'image/jpeg' })
    await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file)
    await user.click(dialog.getByRole('button', { name: 'UPLOAD' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(upload).toHaveBeenCalledWith(expect.objectContaining({ file, fields: { idFolder: 4 } }))
    await waitFor(() => expect(sent(getFiles)).toEqual([{ f: 4 }, { f: 4 }]))
  })

  it('shows the folders, then the files of the one that is chosen (FILE-003, FILE-012)', async () => {
    const { open, sent } = renderFileManager()
    const tree = await screen.findByRole('tree')
    expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Personal', 'Protected', 'Public', 'Huts', 'Trips'])
    expect(screen.getByText('No folder is chosen')).toBeVisible()
    await open('Public')
    await findFile('Kaweka Hut.jpg')
    expect(listedFiles()).toEqual(names)
    const table = screen.getByRole('table', { name: 'Files in Public' })
    expect(tree.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await open('Huts')
    expect(await screen.findByText('There are no files here yet')).toBeVisible()
    expect(sent(getFiles)).toEqual([{ f: 3 }, { f: 4 }])
  })

  it('shows when a file was created, in seconds since 1970 (FILE-034)', async () => {
    await renderPublicFiles()
    const [moment] = (await findFile('Kaweka Hut.jpg')).getAllByText(/2026/)
    expect(moment).toHaveAttribute('dateTime', new Date(1_772_503_440 * 1000).toISOString())
  })

  it('only logs a list of files that fails, and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let attempts = 0
    const { user, open } = renderFileManager({ [getFiles]: () => (attempts++ === 0 ? down() : sampleFiles) })
    await open('Public')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await findFile('Kaweka Hut.jpg')
    expect(log).toHaveBeenCalledWith(expect.any(ApiError))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('only logs folders that fail to load, and offers to try again (ERR-004)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let attempts = 0
    const { user } = renderFileManager({ [getFolders]: () => (attempts++ === 0 ? down() : sampleFolders) })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await findFolder('Public')
    expect(log).toHaveBeenCalledWith(expect.any(ApiError))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('edits the permissions of a folder, and says so', async () => {
    const getLists = 'GET private/permission-editor-get-list.json.php'
    const saveList = 'POST private/permission-editor-save-list.json.php'
    const { user, sent } = renderFileManager({ [getLists]: () => sampleAccess, [saveList]: () => ({}) })
    const row = within(await findFolder('Huts'))
    await user.click(row.getByRole('button', { name: 'Edit permissions' }))
    const dialog = await findDialog('Edit Permissions - Huts')
    expect(sent(getLists)).toEqual([{ id: 4, ctx: 'folder' }])
    await user.click((await dialog.findAllByRole('checkbox'))[0]!)
    await user.click(dialog.getByRole('button', { name: 'SAVE' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(sent(saveList)).toHaveLength(1)
  })

  it('creates a folder in another', async () => {
    const create = 'POST private/folder-create.json.php'
    const { user, sent } = renderFileManager({ [create]: () => ({ id: 77 }) })
    await user.click(within(await findFolder('Huts')).getByRole('button', { name: 'Create subfolder' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name of the new folder' }), 'Kaweka{Enter}')
    await findFolder('Kaweka')
    expect(sent(create)).toEqual([{ name: 'Kaweka', parentid: 4 }])
  })
})

const findFiles = 'GET private/file-find.json.php'

describe('files of all folders', () => {
  const answers = {
    [findFiles]: ({ q = '' }) => ({
      items: [...sampleFiles, sampleFile(50, 'Āpiti hut.png', { idFolder: 4 })].filter(({ name }) => name.includes(q)),
      next: null,
    }),
  }

  it('are searched before a folder is chosen, and lead to theirs', async () => {
    const { user, sent } = renderFileManager(answers)
    await user.type(screen.getByRole('searchbox', { name: 'Search all folders' }), 'Āpiti')
    const row = within(await screen.findByRole('row', { name: /Āpiti hut.png Huts/ }))
    const address = `/pages/filemanager?${new URLSearchParams({ folder: '4', q: 'Āpiti hut.png' })}`
    expect(row.getByRole('link', { name: 'Āpiti hut.png' })).toHaveAttribute('href', address)
    expect(sent(findFiles)).toEqual([{ q: 'Āpiti', desc: 1 }])
  })

  it('are searched for what the address says, and may not be there', async () => {
    const { user } = renderFileManager(answers, undefined, { q: 'nothing' })
    expect(await screen.findByText('No file matches ‘nothing’')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByText('No folder is chosen')).toBeVisible()
  })

  it('open in their folder with the address, which is expanded, until another one is chosen', async () => {
    const { open } = renderFileManager(
      { [getFiles]: ({ f }) => (f === 4 ? [sampleFile(50, 'Hut.png'), sampleFile(51, 'Lake.png')] : sampleFiles) },
      undefined,
      { folder: '4', q: 'Hut.png' },
    )
    expect(await findFolder('Huts')).toHaveAttribute('aria-selected', 'true')
    await findFile('Hut.png')
    await waitFor(() => expect(listedFiles()).toEqual(['Hut.png']))
    expect(screen.getByRole('searchbox', { name: 'Search files' })).toHaveValue('Hut.png')
    await open('Public')
    await waitFor(() => expect(listedFiles()).toEqual(names))
    await open('Huts')
    await waitFor(() => expect(listedFiles()).toEqual(['Hut.png', 'Lake.png']))
  })

  it('say that the folder of the address is gone', async () => {
    renderFileManager({}, undefined, { folder: '99', q: 'Hut.png' })
    expect(await screen.findByText('That folder is no longer there.')).toBeVisible()
  })
})

describe('the list of files', () => {
  const sortBy = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button')

  it("keeps the server's order until it is sorted by name, date or size", async () => {
    const { user } = await renderPublicFiles()
    await findFile('Kaweka Hut.jpg')
    const isOrder = (order: string[]) => waitFor(() => expect(listedFiles()).toEqual(order))
    await user.click(sortBy('Name'))
    await isOrder(['Āpiti ridge.png', 'Booking form.pdf', 'Kaweka Hut.jpg', 'Minutes 2025.txt'])
    await user.click(sortBy('Created'))
    await isOrder(['Āpiti ridge.png', 'Booking form.pdf', 'Minutes 2025.txt', 'Kaweka Hut.jpg'])
    await user.click(sortBy('Size'))
    await user.click(sortBy('Size'))
    await isOrder(['Kaweka Hut.jpg', 'Āpiti ridge.png', 'Booking form.pdf', 'Minutes 2025.txt'])
  })

  it('finds files by name and caption, without accents', async () => {
    const { user } = await renderPublicFiles()
    const search = screen.getByRole('searchbox', { name: 'Search files' })
    await user.type(search, 'apiti')
    await waitFor(() => expect(listedFiles()).toEqual(['Āpiti ridge.png']))
    expect(await screen.findByText('1 file')).toBeVisible()
    await user.clear(search)
    await user.type(search, 'snow')
    await waitFor(() => expect(listedFiles()).toEqual(['Kaweka Hut.jpg']))
    await user.type(search, 'white')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(listedFiles()).toEqual(names))
  })

  it('loads a hundred of ten thousand files, and more on demand', async () => {
    const { user } = await renderPublicFiles({ [getFiles]: () => manyFiles(10_000) })
    expect(await screen.findByText('100 of 10,000 files')).toBeVisible()
    expect(listedFiles()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(listedFiles()).toHaveLength(200))
    await user.type(screen.getByRole('searchbox'), 'Camp 9998')
    await waitFor(() => expect(listedFiles()).toEqual(['Camp 9998.jpg']))
  })
})
