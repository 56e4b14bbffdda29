import type { FileEntry } from '@sitewright/api-client'
import { openDialogs } from '@sitewright/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, fakeApi } from '@sitewright/api-client/testing'
import { fakeUpload, sampleFile } from '../testing/fake-upload.ts'
import { sampleFolders, withoutRights } from '../testing/sample-folders.ts'
import { manyImages, sampleImage, sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { lastPictureFolder } from '../text-services/picture-folder.ts'
import { SelectImageDialog } from './SelectImageDialog.tsx'

const listCall = 'GET protected/file-get-list.json.php'
const foldersCall = 'GET protected/folder-get-list.json.php'

const answersWith = (images: readonly FileEntry[]): Answers => ({
  [foldersCall]: () => sampleFolders,
  [listCall]: ({ f }) => images.filter(({ idFolder }) => f === undefined || idFolder === f),
})

function open(answers: Answers = answersWith(sampleImages), onAddress?: () => void) {
  const { api, calls } = fakeApi(answers)
  const onClose = vi.fn<(id: number | undefined, image?: FileEntry) => void>()
  const { upload, begun } = fakeUpload()
  render(
    <TestFrame>
      <SelectImageDialog api={api} onClose={onClose} upload={upload} {...(onAddress && { onAddress })} />
    </TestFrame>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Select Image' }))
  const lists = () => calls.filter(([key]) => key === listCall).map(([, input]) => input)
  return { user: userEvent.setup(), dialog, onClose, lists, begun }
}

type Dialog = ReturnType<typeof open>['dialog']

const names = (dialog: Dialog) =>
  within(dialog.getByRole('list', { name: 'Images' }))
    .getAllByRole('button')
    .map((button) => button.textContent)
const choose = async ({ dialog, user }: Pick<ReturnType<typeof open>, 'dialog' | 'user'>, folder: string) =>
  user.click(await dialog.findByRole('treeitem', { name: folder }))

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('SelectImageDialog', () => {
  it('is 90% high and 60% wide, and fills a phone (IMG-010)', () => {
    open()
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n')
    const dialog = screen.getByRole('dialog')
    const own = [...dialog.classList].flatMap((name) => rules.split('\n').filter((rule) => rule.includes(`.${name}`)))
    expect(own.join('\n')).toMatch(/height: 90vh/)
    expect(own.join('\n')).toMatch(/width: max\(60vw, ?36rem\)/)
  })

  it('closes by Back without a choice', () => {
    const { onClose } = open()
    openDialogs.topmost()?.close()
    expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('shows the folders and, before one is chosen, all images with their names (IMG-011)', async () => {
    const { dialog, lists } = open()
    expect(await dialog.findByRole('tree', { name: 'Folders' })).toBeVisible()
    expect(dialog.getByRole('treeitem', { name: 'Public' })).toBeVisible()
    await dialog.findByRole('button', { name: 'Kaweka hut.jpg' })
    expect(names(dialog)).toEqual(sampleImages.map(({ name }) => name))
    expect(lists()).toEqual([{ i: 1 }])
  })

  it('shows thumbnails, fetched as they come into sight (IMG-011)', async () => {
    const { dialog } = open()
    const button = await dialog.findByRole('button', { name: 'Over the saddle.jpg' })
    const thumbnail = button.querySelector('img')
    expect(thumbnail).toHaveAttribute('src', '/api/1/private/file-get.php?id=103&thumb=1')
    expect(thumbnail).toHaveAttribute('loading', 'lazy')
  })

  it('shows the images of the chosen folder, and all of them again (IMG-011)', async () => {
    const picker = open()
    await choose(picker, 'Public')
    await waitFor(() => expect(names(picker.dialog)).toHaveLength(2))
    expect(picker.lists()).toEqual([{ i: 1 }, { i: 1, f: 20 }])
    await picker.user.click(picker.dialog.getByRole('button', { name: 'All images' }))
    await waitFor(() => expect(names(picker.dialog)).toHaveLength(5))
  })

  it("says 'No images found' where there are none (IMG-012)", async () => {
    const picker = open()
    await picker.dialog.findByRole('button', { name: 'Kaweka hut.jpg' })
    expect(picker.dialog.queryByText('No images found')).toBeNull()
    await choose(picker, 'Protected')
    expect(await picker.dialog.findByText('No images found')).toBeVisible()
  })

  it("has 'Upload Image', disabled until a folder is chosen, and 'Cancel' (IMG-013, IMG-014)", async () => {
    const picker = open()
    const upload = picker.dialog.getByRole('button', { name: 'Upload Image' })
    expect(upload).toBeDisabled()
    expect(upload).toHaveAccessibleDescription('Choose the folder to upload to')
    expect(picker.dialog.getByText('Choose the folder to upload to')).toBeVisible()
    expect(picker.dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await choose(picker, 'Public')
    expect(upload).toBeEnabled()
    expect(upload).not.toHaveAccessibleDescription()
  })

  it('offers no upload into a folder that takes none of this person', async () => {
    const folders = withoutRights(sampleFolders).map((folder) => ({ ...folder, MayAdd: false }))
    const picker = open({ ...answersWith(sampleImages), [foldersCall]: () => folders })
    await choose(picker, 'Public')
    const upload = picker.dialog.getByRole('button', { name: 'Upload Image' })
    expect(upload).toBeDisabled()
    expect(upload).toHaveAccessibleDescription('You may not add files to this folder')
  })

  it('closes with the image that is clicked (IMG-015)', async () => {
    const { dialog, user, onClose } = open()
    await user.click(await dialog.findByRole('button', { name: 'Over the saddle.jpg' }))
    expect(onClose.mock.calls).toEqual([[103, sampleImages[2]]])
  })

  it("closes without an image on 'Cancel' and on Escape (IMG-016)", async () => {
    const { dialog, user, onClose } = open()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(onClose.mock.calls).toEqual([[undefined], [undefined]])
  })

  it('uploads into the chosen folder and then lists the new image without choosing it (IMG-013)', async () => {
    const images = [...sampleImages]
    const picker = open(answersWith(images))
    await choose(picker, 'Public')
    await picker.user.click(picker.dialog.getByRole('button', { name: 'Upload Image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }))
    await picker.user.upload(dialog.getByLabelText('File'), sampleFile('New hut.jpg'))
    await picker.user.click(dialog.getByRole('button', { name: 'UPLOAD' }))
    expect(picker.begun[0]?.fields).toEqual({ idFolder: 20, i: 1 })
    images.push(sampleImage(200, 'New hut.jpg'))
    act(() => picker.begun[0]?.finish(200))
    expect(await screen.findByRole('button', { name: 'New hut.jpg' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Upload File' })).toBeNull()
    expect(picker.onClose).not.toHaveBeenCalled()
  })

  it('only logs that the images could not be loaded (ERR-005)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const failure = new Error('down')
    const { dialog } = open({ ...answersWith([]), [listCall]: () => Promise.reject(failure) })
    await waitFor(() => expect(log).toHaveBeenCalledWith(failure))
    expect(await dialog.findByText('No images found')).toBeVisible()
    expect(alert).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('finds images by a part of their name', async () => {
    const { dialog, user } = open()
    await user.type(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'HUT')
    await waitFor(() => expect(names(dialog)).toEqual(['Kaweka hut.jpg', 'Ruapehu hut.jpg']))
    await user.type(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'zzz')
    expect(await dialog.findByText('No images found')).toBeVisible()
  })

  it('shows thousands of images a part at a time, and finds any of them', async () => {
    const { dialog, user } = open(answersWith(manyImages(5000)))
    expect(await dialog.findByText('120 of 5,000 images')).toBeVisible()
    expect(names(dialog)).toHaveLength(120)
    await user.click(dialog.getByRole('button', { name: 'Show more' }))
    expect(names(dialog)).toHaveLength(240)
    await user.type(dialog.getByRole('searchbox'), 'Photo 4999')
    await waitFor(() => expect(names(dialog)).toEqual(['Photo 4999.jpg']))
  })

  it('leads from image to image by the arrow keys, with one stop of the Tab key', async () => {
    const { dialog, user, onClose } = open()
    const first = await dialog.findByRole('button', { name: 'Kaweka hut.jpg' })
    const stops = () =>
      within(dialog.getByRole('list', { name: 'Images' }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([first])
    act(() => first.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(dialog.getByRole('button', { name: 'Ruapehu hut.jpg' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(dialog.getByRole('button', { name: /^Panorama/ })).toHaveFocus()
    expect(stops()).toEqual([document.activeElement])
    await user.keyboard('{Home}{ArrowLeft}')
    expect(first).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledWith(101, sampleImages[0])
  })

  describe('a picture in a Personal folder', () => {
    const own = sampleImage(301, 'My hut.jpg', { idFolder: 1 })
    const move = 'GET private/file-move.json.php'
    const onlyYou = /Only you can see this picture: it is in your Personal folder\./

    async function chooseOwn(more: Answers = {}) {
      const picker = open({ ...answersWith([...sampleImages, own]), ...more })
      await picker.dialog.findByRole('treeitem', { name: 'Personal' })
      await picker.user.click(await picker.dialog.findByRole('button', { name: 'My hut.jpg' }))
      const question = await screen.findByRole('alertdialog')
      expect(question).toHaveTextContent(onlyYou)
      return { ...picker, question: within(question) }
    }

    it('is moved to Public where that is wanted, and then used', async () => {
      const moved = vi.fn(() => ({}))
      const { user, question, onClose } = await chooseOwn({ [move]: moved })
      await user.click(question.getByRole('button', { name: 'Move to ‘Public’' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(301, { ...own, idFolder: 20 }))
      expect(moved.mock.calls).toEqual([[{ iid: 301, fid: 20 }]])
    })

    it('is not used where another is to be chosen', async () => {
      const { user, question, dialog, onClose } = await chooseOwn()
      await user.click(question.getByRole('button', { name: 'Choose another' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await user.click(dialog.getByRole('button', { name: 'Kaweka hut.jpg' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(101, sampleImages[0]))
    })

    it('is not used where it could not be moved, which is said', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { user, question, onClose } = await chooseOwn({ [move]: () => Promise.reject(new Error('down')) })
      await user.click(question.getByRole('button', { name: 'Move to ‘Public’' }))
      await screen.findByText('Failed to move file, see browser log for more information')
      expect(onClose).not.toHaveBeenCalled()
    })

    it('may be used as it is by who may not move it', async () => {
      const { user, question, onClose } = await chooseOwn({ [foldersCall]: () => withoutRights(sampleFolders) })
      await user.click(question.getByRole('button', { name: 'Use it anyway' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(301, own))
    })

    it('is said of the folder too, to which dropped pictures do not go from then on', async () => {
      const picker = open()
      await choose(picker, 'Personal')
      const upload = picker.dialog.getByRole('button', { name: 'Upload Image' })
      expect(upload).toHaveAccessibleDescription(/^Only you can see the pictures in this folder\./)
      await picker.user.click(upload)
      const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }))
      await picker.user.upload(dialog.getByLabelText('File'), sampleFile('New hut.jpg'))
      await picker.user.click(dialog.getByRole('button', { name: 'UPLOAD' }))
      act(() => picker.begun[0]?.finish(200))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload File' })).toBeNull())
      expect(lastPictureFolder(sampleFolders)).toBeUndefined()
    })
  })

  it("offers 'By address' only where that is of use", async () => {
    const onAddress = vi.fn()
    const { dialog, user } = open(answersWith([]), onAddress)
    await user.click(dialog.getByRole('button', { name: 'By address' }))
    expect(onAddress).toHaveBeenCalledTimes(1)
  })
})
