import { fileUrl } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import {
  findFile,
  getFiles,
  getFolders,
  queryFile,
  renderFileManager,
  renderPublicFiles,
} from '../testing/render-file-manager.tsx'
import { sampleAccess } from '../testing/role-samples.ts'
import { sampleFiles, sampleFolder } from '../testing/sample-files.ts'

afterEach(() => void vi.restoreAllMocks())

describe('a row of the File Manager', () => {
  it('has a handle and its actions, what deletes last and apart; in Personal no permissions (FILE-005)', async () => {
    const { open } = renderFileManager({ [getFiles]: ({ f }) => sampleFiles.map((one) => ({ ...one, idFolder: f! })) })
    const actions = async () =>
      (await findFile('Booking form.pdf'))
        .getAllByLabelText(/./, { selector: 'button, a' })
        .map((button) => button.getAttribute('aria-label'))
    await open('Public')
    const all = [
      'Download',
      'Copy link',
      'Move to…',
      'Replace file',
      'File properties',
      'Edit permissions',
      'Delete file',
    ]
    expect(await actions()).toEqual(['Drag to a folder', ...all, 'File actions'])
    const remove = (await findFile('Booking form.pdf')).getByRole('button', { name: 'Delete file' })
    expect(remove.previousElementSibling).toHaveAttribute('role', 'separator')
    await open('Personal')
    await screen.findByRole('table', { name: 'Files in Personal' })
    const own = all.filter((label) => label !== 'Edit permissions')
    expect(await actions()).toEqual(['Drag to a folder', ...own, 'File actions'])
  })

  it('offers nothing that changes a file to those who may not', async () => {
    const folder = sampleFolder({ idFolder: 3, Name: 'Public', Root: 'public', MayManage: false })
    await renderPublicFiles({ [getFolders]: () => [folder] })
    const row = await findFile('Booking form.pdf')
    const labels = row
      .getAllByLabelText(/./, { selector: 'button, a' })
      .map((button) => button.getAttribute('aria-label'))
    expect(labels).toEqual(['Download', 'Copy link', 'File actions'])
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('opens the permission editor for the file (FILE-006)', async () => {
    const getLists = 'GET private/permission-editor-get-list.json.php'
    const { act, sent } = await renderPublicFiles({ [getLists]: () => sampleAccess })
    await act('Booking form.pdf', 'Edit permissions')
    await findDialog('Edit Permissions - Booking form.pdf')
    expect(sent(getLists)).toEqual([{ id: 12, ctx: 'file' }])
  })

  it('opens the properties of the file (FILE-007)', async () => {
    const { act } = await renderPublicFiles()
    await act('Booking form.pdf', 'File properties')
    expect((await findDialog('File properties')).getByLabelText('File name')).toHaveValue('Booking form.pdf')
  })

  it('replaces the file with one that is uploaded under its id (FILE-008)', async () => {
    const upload = vi.fn(async () => ({ id: 12 }))
    const { user, act, sent } = await renderPublicFiles({}, upload)
    await act('Booking form.pdf', 'Replace file')
    const dialog = await findDialog('Replace File')
    const file = new File(['x'], 'New form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file)
    await user.click(dialog.getByRole('button', { name: 'UPLOAD' }))
    await waitFor(() => expect(sent(getFiles)).toHaveLength(2))
    expect(upload).toHaveBeenCalledWith(expect.objectContaining({ file, fields: { idFolder: 3, id: 12 } }))
  })

  it('copies the absolute link of the file and says so (FILE-009)', async () => {
    const { act } = await renderPublicFiles()
    await act('Booking form.pdf', 'Copy link')
    expect(await screen.findByText('Link copied')).toBeVisible()
    const link = `${window.location.origin}/api/1/private/file-get.php?id=12`
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('shows the link where the browser does not let it be copied', async () => {
    const { act } = await renderPublicFiles()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await act('Booking form.pdf', 'Copy link')
    const link = `${window.location.origin}/api/1/private/file-get.php?id=12`
    expect(await screen.findByRole('textbox', { name: /^Your browser did not allow copying/ })).toHaveValue(link)
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  })

  it('downloads the file by its link with dl=1 (FILE-010)', async () => {
    await renderPublicFiles()
    const link = (await findFile('Booking form.pdf')).getByRole('link', { name: 'Download' })
    expect(link).toHaveAttribute('href', '/api/1/private/file-get.php?id=12&dl=1')
  })

  it('shows the thumbnail of an image, by thumb=1 (FILE-011), and an icon for another file', async () => {
    await renderPublicFiles()
    const picture = (name: string) => queryFile(name)!.querySelector('[data-thumbnail]')!.firstElementChild!
    await findFile('Kaweka Hut.jpg')
    expect(picture('Kaweka Hut.jpg')).toHaveAttribute('src', '/api/1/private/file-get.php?id=11&thumb=1')
    expect(picture('Booking form.pdf').tagName).toBe('svg')
  })

  it('fetches the thumbnail of an image anew when that was replaced', async () => {
    const picture = new Blob(['new'])
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(picture))
    URL.createObjectURL = () => 'blob:new'
    URL.revokeObjectURL = () => {}
    const { user, act } = await renderPublicFiles({}, async () => ({ id: 11 }))
    await act('Kaweka Hut.jpg', 'Replace file')
    const file = new File(['x'], 'New.jpg', { type: 'image/jpeg' })
    await screen.findByRole('dialog')
    await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file)
    await user.click(screen.getByRole('button', { name: 'UPLOAD' }))
    await waitFor(() => expect(queryFile('Kaweka Hut.jpg')!.querySelector('img')).toHaveAttribute('src', 'blob:new'))
    const address = fileUrl(11, { thumb: true })
    expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'reload' }))
  })

  it.each(['Kaweka Hut.jpg', 'Preview of Kaweka Hut.jpg'])(
    "opens the preview among the folder's images with '%s' (FILE-013)",
    async (button) => {
      const captions = 'POST protected/image-get-captions.json.php'
      const { user, sent } = await renderPublicFiles({ [captions]: ({ ids }) => ids.map(() => '') })
      await user.click((await findFile('Kaweka Hut.jpg')).getByRole('button', { name: button }))
      await screen.findByText('1/2')
      expect(sent(captions)).toEqual([{ ids: [11, 13] }])
    },
  )

  it('opens nothing for a file that is no image (FILE-013)', async () => {
    const { user } = await renderPublicFiles()
    const row = await findFile('Booking form.pdf')
    expect(row.queryByRole('button', { name: /Booking form/ })).not.toBeInTheDocument()
    await user.click(row.getByText('Booking form.pdf'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['Copy link', 600, 'CONST-006'],
    ['Kaweka Hut.jpg', 800, 'CONST-007'],
    ['Preview of Kaweka Hut.jpg', 800, 'CONST-007'],
  ])("shows the tooltip of '%s' after %d ms (%s)", async (name, delay) => {
    const { user } = await renderPublicFiles()
    const button = (await findFile('Kaweka Hut.jpg')).getByRole('button', { name, hidden: true })
    const timer = vi.spyOn(globalThis, 'setTimeout')
    await user.hover(button)
    expect(timer.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(delay)
    await waitFor(() => expect(document.querySelector('[role=tooltip]')).toBeInTheDocument())
  })

  it('puts its actions into a dialog where there is no room for them', async () => {
    const { user, act } = await renderPublicFiles()
    await act('Booking form.pdf', 'File actions')
    const dialog = await findDialog('Booking form.pdf')
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', fileUrl(12, { dl: true }))
    await user.click(dialog.getByRole('button', { name: 'File properties' }))
    await findDialog('File properties')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
