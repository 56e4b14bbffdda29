import { ApiError } from '@sitewright/api-client'
import { act as settled, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { layOutFolders } from '../testing/lay-out-folders.ts'
import { findFile, getFolders, listedFiles, queryFile, renderPublicFiles } from '../testing/render-file-manager.tsx'
import { sampleFolder, sampleFolders } from '../testing/sample-files.ts'
import { mayTake } from './listed-file.ts'
import { sampleFiles } from '../testing/sample-files.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await vi.waitUntil(isClickHeard)
})

/** Dragging swallows the clicks of some moments after it, which the next test would make. */
function isClickHeard(): boolean {
  const heard = vi.fn()
  document.body.addEventListener('click', heard, { once: true })
  document.body.click()
  document.body.removeEventListener('click', heard)
  return heard.mock.calls.length > 0
}

const moveFile = 'GET private/file-move.json.php'
const failure = 'An error occurred trying to move the file.  Check your browser log for more details.'
const refuse = () => {
  throw new ApiError('403', { status: 403, body: { error: 'You may not change this folder' } })
}

const handle = async (file: string) => (await findFile(file)).getByRole('button', { name: 'Drag to a folder' })
const said = () => document.querySelector('[aria-live=assertive]')?.textContent

/** Drags a file by its handle and lets it go in the middle of a folder, or beside all of them. */
async function drag(file: string, folder: string | undefined) {
  const places = layOutFolders()
  const { x, y } = folder ? places.middleOf(folder) : { x: 900, y: 900 }
  fireEvent.mouseDown(await handle(file), { button: 0, clientX: 500, clientY: 500 })
  fireEvent.mouseMove(document, { clientX: 490, clientY: 490 })
  await screen.findByText(/^Picked up/)
  fireEvent.mouseMove(document, { clientX: x, clientY: y })
  if (folder) await waitFor(() => expect(said()).toMatch(/over/))
  fireEvent.mouseUp(document, { clientX: x, clientY: y })
  await screen.findByText(/^Dropped on|^Dropped .* on the folder/)
}

/** A call that stays open until it is answered here. */
function openCall() {
  let finish!: (error?: unknown) => void
  const call = () =>
    new Promise<Record<string, never>>((resolve, reject) => {
      finish = (error) => (error ? reject(error as Error) : resolve({}))
    })
  return { call, finish: async (error?: unknown) => settled(async () => finish(error)) }
}

describe('dragging a file to a folder', () => {
  it('moves it there (FILE-004): it leaves the list (FILE-036), and that is said', async () => {
    const { sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    await drag('Booking form.pdf', 'Huts')
    await waitFor(() => expect(queryFile('Booking form.pdf')).not.toBeInTheDocument())
    expect(sent(moveFile)).toEqual([{ iid: 12, fid: 4 }])
    expect(await screen.findByText('1 file moved to Huts')).toBeVisible()
    expect(listedFiles()).toEqual(['Kaweka Hut.jpg', 'Āpiti ridge.png', 'Minutes 2025.txt'])
  })

  it("shows a spinner with 'moving...' in place of the row while it is under way (FILE-031, FILE-033, FILE-035)", async () => {
    const { call, finish } = openCall()
    await renderPublicFiles({ [moveFile]: call })
    await drag('Booking form.pdf', 'Huts')
    const row = within((await screen.findByText('moving...')).closest('tr')!)
    expect(row.getByRole('status')).toHaveTextContent('moving...')
    expect(row.queryByRole('button', { hidden: true })).not.toBeInTheDocument()
    expect(row.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(queryFile('Booking form.pdf')).not.toBeInTheDocument()
    await finish()
    await waitFor(() => expect(screen.queryByText('moving...')).not.toBeInTheDocument())
    expect(queryFile('Booking form.pdf')).not.toBeInTheDocument()
  })

  it('gives the row back when that fails (FILE-037), with the exact alert and the reason (FILE-047)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderPublicFiles({ [moveFile]: refuse })
    await drag('Booking form.pdf', 'Huts')
    expect(await findMessage()).toBe(failure)
    await answer(user)
    await findFile('Booking form.pdf')
    expect(screen.queryByText('moving...')).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Booking form.pdf: You may not change this folder')
    expect(log).toHaveBeenCalledWith(failure, [expect.any(ApiError)])
  })

  it.each([
    ['the folder it is in already (FILE-039)', 'Public'],
    ['no folder (FILE-038)', undefined],
  ])('makes no call when it is dropped on %s', async (_, folder) => {
    const { sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    const places = layOutFolders()
    const { x, y } = folder ? places.middleOf(folder) : { x: 900, y: 900 }
    fireEvent.mouseDown(await handle('Booking form.pdf'), { button: 0, clientX: 500, clientY: 500 })
    fireEvent.mouseMove(document, { clientX: 490, clientY: 490 })
    await screen.findByText(/^Picked up/)
    fireEvent.mouseMove(document, { clientX: x, clientY: y })
    fireEvent.mouseUp(document, { clientX: x, clientY: y })
    expect(await screen.findByText('Not dropped on a folder.')).toBeInTheDocument()
    expect(sent(moveFile)).toEqual([])
    expect(queryFile('Booking form.pdf')).toBeInTheDocument()
  })

  it('takes only folders of a positive id that may be changed (FILE-038)', () => {
    const [file] = sampleFiles
    const folder = (idFolder: number, MayManage = true) =>
      sampleFolder({ idFolder, Name: 'A', Root: 'public', MayManage })
    expect([folder(4), folder(0), folder(-4), folder(4, false), folder(3)].map((one) => mayTake(one, file!))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('takes all that are selected along', async () => {
    const { user, sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Booking form.pdf' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Minutes 2025.txt' }))
    await screen.findByText('2 files selected')
    await drag('Minutes 2025.txt', 'Trips')
    await waitFor(() => expect(listedFiles()).toEqual(['Kaweka Hut.jpg', 'Āpiti ridge.png']))
    expect(sent(moveFile)).toEqual([
      { iid: 12, fid: 5 },
      { iid: 14, fid: 5 },
    ])
  })

  it('works by keyboard, and tells screen readers what happens', async () => {
    const { user, sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    layOutFolders()
    const button = await handle('Booking form.pdf')
    expect(button).toHaveAccessibleDescription(/press Space or Enter/)
    button.focus()
    await user.keyboard(' ')
    await screen.findByText('Picked up Booking form.pdf.')
    // the folders it can be moved to, one after the other: not the one that it is in
    for (const folder of ['Personal', 'Protected', 'Huts', 'Trips']) {
      await user.keyboard('{ArrowDown}')
      await screen.findByText(`Booking form.pdf is over the folder ${folder}.`)
    }
    await user.keyboard('{ArrowUp}')
    await screen.findByText('Booking form.pdf is over the folder Huts.')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent(moveFile)).toEqual([{ iid: 12, fid: 4 }]))
    await waitFor(() => expect(queryFile('Booking form.pdf')).not.toBeInTheDocument())
    const next = await handle('Āpiti ridge.png')
    await waitFor(() => expect(next).toHaveFocus())
  })

  it('is called off by Escape', async () => {
    const { user, sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    layOutFolders()
    ;(await handle('Booking form.pdf')).focus()
    await user.keyboard(' ')
    await screen.findByText('Picked up Booking form.pdf.')
    await user.keyboard('{ArrowDown}')
    await screen.findByText('Booking form.pdf is over the folder Personal.')
    await user.keyboard('{Escape}')
    await screen.findByText('Booking form.pdf stays where it is.')
    expect(sent(moveFile)).toEqual([])
  })
})

describe("moving by 'Move to…'", () => {
  it('moves a file to the folder that is chosen', async () => {
    const { user, act, sent } = await renderPublicFiles({ [moveFile]: () => ({}) })
    await act('Booking form.pdf', 'Move to…')
    const dialog = await findDialog('Move ‘Booking form.pdf’')
    expect(dialog.getByRole('button', { name: 'MOVE' })).toBeDisabled()
    await user.click(dialog.getByText('Protected'))
    await user.click(dialog.getByRole('button', { name: 'MOVE' }))
    await waitFor(() => expect(queryFile('Booking form.pdf')).not.toBeInTheDocument())
    expect(sent(moveFile)).toEqual([{ iid: 12, fid: 2 }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers neither the folder it is in (FILE-039) nor one that may not be changed', async () => {
    const closed = sampleFolder({ idFolder: 9, Name: 'Archive', Root: 'public', MayManage: false })
    const { user, act } = await renderPublicFiles({ [getFolders]: () => [...sampleFolders, closed] })
    await act('Booking form.pdf', 'Move to…')
    const dialog = await findDialog('Move ‘Booking form.pdf’')
    for (const folder of ['Public', 'Archive']) {
      await user.click(dialog.getByText(folder))
      expect(dialog.getByRole('button', { name: 'MOVE' })).toBeDisabled()
    }
    await user.click(dialog.getByText('Huts'))
    expect(dialog.getByRole('button', { name: 'MOVE' })).toBeEnabled()
  })

  it('moves all that are selected, alerts once for those that failed and keeps these selected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, sent } = await renderPublicFiles({ [moveFile]: ({ iid }) => (iid % 2 ? refuse() : {}) })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all files' }))
    await user.click(within(screen.getByRole('group', { name: 'Selected files' })).getByText('Move to…'))
    const dialog = await findDialog('Move 4 files')
    await user.click(dialog.getByText('Huts'))
    await user.click(dialog.getByRole('button', { name: 'MOVE' }))
    expect(await findMessage()).toBe(failure)
    await answer(user)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent(moveFile)).toHaveLength(4)
    expect(listedFiles()).toEqual(['Kaweka Hut.jpg', 'Āpiti ridge.png'])
    expect(screen.getByText('2 files selected')).toBeVisible()
  })
})
