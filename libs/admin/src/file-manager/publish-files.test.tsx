import { act as settled, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import { getFiles, queryFile, renderFileManager } from '../testing/render-file-manager.tsx'
import { sampleFile } from '../testing/sample-files.ts'

const moveFile = 'GET private/file-move.json.php'

const hike = sampleFile(31, 'Ridge walk.mov', { type: 'video/quicktime', idFolder: 2 })
const photo = sampleFile(32, 'Kaweka.jpg', { type: 'image/jpeg', idFolder: 2 })
const film = sampleFile(33, 'Huts.mp4', { type: 'video/mp4', idFolder: 3 })

const answers = {
  [moveFile]: () => ({}),
  [getFiles]: ({ f }: { f?: number }) => [hike, photo, film].filter(({ idFolder }) => idFolder === f),
}

/** Drops files from the desktop on the list of a folder. */
async function drop(folder: string, ...files: File[]) {
  const { open } = renderFileManager(answers, () => Promise.resolve({ id: 40 }))
  await open(folder)
  await screen.findByRole('table', { name: `Files in ${folder}` })
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null }))
  const list = screen.getByRole('region', { name: 'Files' })
  await settled(async () => void fireEvent.drop(list, { dataTransfer: { types: ['Files'], items, files } }))
  await screen.findByRole('region', { name: /^Uploads/ })
}

/** Moves a file by the dialog. */
async function move(from: string, file: string, to: string) {
  const { open, act, user, sent } = renderFileManager(answers)
  await open(from)
  await act(file, 'Move to…')
  const dialog = await findDialog(`Move ‘${file}’`)
  await user.click(within(dialog.getByRole('treeitem', { name: to })).getByText(to))
  await user.click(dialog.getByRole('button', { name: 'MOVE' }))
  await waitFor(() => expect(queryFile(file)).not.toBeInTheDocument())
  expect(sent(moveFile)).toHaveLength(1)
}

const note = () => screen.queryByText(/may tell when and where/)

describe('files that may tell where they were made', () => {
  it('are pointed out when they are dropped on a folder of Public', async () => {
    await drop('Huts', new File(['x'], 'Ridge walk.mov'), new File(['x'], 'Tops.HEIC'), new File(['x'], 'Hut.jpg'))
    expect(note()).toHaveTextContent(/^2 of these files may tell when and where they were made, and by whom/)
  })

  it('are pointed out beside programs', async () => {
    await drop('Huts', new File(['x'], 'setup.exe'), new File(['x'], 'map.jar'), new File(['x'], 'Tops.HEIC'))
    expect(note()).toHaveTextContent(
      /^2 of these files are programs: every visitor can download them from Public and run them. ‘Tops.HEIC’ may tell/,
    )
  })

  it.each([
    ['Public', new File(['x'], 'Hut.jpg', { type: 'image/jpeg' })],
    ['Protected', new File(['x'], 'Ridge walk.mov', { type: 'video/quicktime' })],
  ])('are none where no such file goes to Public: %s', async (folder, file) => {
    await drop(folder, file)
    expect(note()).toBeNull()
  })

  it('are pointed out when they are moved to Public', async () => {
    await move('Protected', 'Ridge walk.mov', 'Trips')
    expect(note()).toHaveTextContent(/^‘Ridge walk.mov’ may tell when and where it was made/)
  })

  it('are not when they were in Public already', async () => {
    await move('Public', 'Huts.mp4', 'Trips')
    expect(note()).toBeNull()
  })

  it('are not when the photo that is moved has lost its place already', async () => {
    await move('Protected', 'Kaweka.jpg', 'Trips')
    expect(note()).toBeNull()
  })
})
