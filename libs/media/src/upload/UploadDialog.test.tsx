import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeUpload, sampleFile } from '../testing/fake-upload.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { UploadDialog, type UploadDialogProps } from './UploadDialog.tsx'

const hut = sampleFile('hut.jpg', 200)

function open(props: Partial<UploadDialogProps> = {}) {
  const fake = fakeUpload()
  const onClose = vi.fn<(done: boolean) => void>()
  const { unmount } = render(<UploadDialog folderId={4} upload={fake.upload} onClose={onClose} {...props} />, {
    wrapper: TestFrame,
  })
  const user = userEvent.setup()
  async function begin() {
    await user.upload(picker(), hut)
    await user.click(button('UPLOAD'))
    return fake.begun.at(-1)!
  }
  return { ...fake, onClose, user, begin, unmount }
}

const picker = () => screen.getByLabelText('File')
const button = (name: string) => screen.getByRole('button', { name })
const bar = () => screen.getByRole('progressbar', { name: 'Upload progress' })

describe('the Upload dialog', () => {
  it("is titled 'Upload File', or with a file id 'Replace File' (IMG-001)", async () => {
    const { unmount } = open()
    expect(await screen.findByRole('dialog', { name: 'Upload File' })).toBeVisible()
    unmount()
    open({ file: { id: 7, name: 'old hut.jpg' } })
    expect(await screen.findByRole('dialog', { name: 'Replace File' })).toBeVisible()
  })

  it('has a file picker, a caption, a progress bar, CANCEL and UPLOAD (IMG-002)', async () => {
    const { onClose, user } = open()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('File')).toHaveAttribute('type', 'file')
    expect(dialog.getByRole('textbox', { name: 'Gallery caption (optional)' })).toBeVisible()
    expect(dialog.getByRole('progressbar')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'UPLOAD' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    expect(onClose.mock.calls).toEqual([[false]])
  })

  it('keeps UPLOAD disabled until a file is selected (IMG-003), and again while it is being sent (IMG-004)', async () => {
    const { user, begun } = open()
    expect(button('UPLOAD')).toBeDisabled()
    await user.upload(picker(), hut)
    expect(screen.getByText('hut.jpg')).toBeVisible()
    expect(button('UPLOAD')).toBeEnabled()
    await user.dblClick(button('UPLOAD'))
    expect(button('UPLOAD')).toBeDisabled()
    expect(begun).toHaveLength(1)
  })

  it('sends the file with its folder and caption', async () => {
    const { user, begin } = open()
    await user.type(screen.getByRole('textbox'), ' At dawn ')
    expect(await begin()).toMatchObject({ file: hut, fields: { idFolder: 4, caption: 'At dawn' } })
  })

  it('takes a file that is dropped on it, but no folder', async () => {
    open()
    const drop = (isDirectory: boolean, file: File) => {
      const item = { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory }) }
      fireEvent.drop(picker(), { dataTransfer: { items: [item] } })
    }
    drop(true, sampleFile('Pictures'))
    expect(button('UPLOAD')).toBeDisabled()
    drop(false, hut)
    expect(screen.getByText('hut.jpg')).toBeVisible()
    expect(button('UPLOAD')).toBeEnabled()
  })

  it('states what replacing does (IMG-005), and names the file to be replaced', async () => {
    const { begin } = open({ file: { id: 7, name: 'old hut.jpg' } })
    expect((await screen.findByText(/will be replaced/)).textContent).toBe(
      'The old file name old hut.jpg will be replaced. All links to it will point to the new file.',
    )
    expect((await begin()).fields).toEqual({ idFolder: 4, id: 7 })
  })

  it('goes idle, uploading, done (IMG-006), and closes with done true (IMG-008)', async () => {
    const { begin, onClose } = open()
    const dialog = screen.getByRole('dialog')
    expect(dialog).not.toHaveAttribute('aria-busy')
    const upload = await begin()
    expect(dialog).toHaveAttribute('aria-busy', 'true')
    expect(onClose).not.toHaveBeenCalled()
    upload.finish(9)
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]))
  })

  it('shows the progress as a rounded percentage while uploading (IMG-007)', async () => {
    const { begin } = open()
    expect(bar()).toHaveAttribute('value', '0')
    const { onProgress } = await begin()
    act(() => onProgress?.(0.4271))
    expect(screen.getByText('43%')).toBeVisible()
    expect(bar()).toHaveAttribute('value', '43')
  })

  it('aborts the upload on CANCEL, with the file still chosen (IMG-009)', async () => {
    const { begin, onClose, user } = open()
    const upload = await begin()
    act(() => upload.onProgress?.(0.5))
    await user.click(button('CANCEL'))
    expect(upload.signal?.aborted).toBe(true)
    await waitFor(() => expect(button('UPLOAD')).toBeEnabled())
    expect(bar()).toHaveAttribute('value', '0')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button('CANCEL'))
    expect(onClose.mock.calls).toEqual([[false]])
  })

  it.each([
    [new ApiError('', { status: 403, body: { error: 'Not allowed' } }), 'Not allowed'],
    [new ApiError('', { status: 413, body: { error: 'The request is too large' } }), 'The file is too large'],
    [new ApiError('', { status: 0 }), 'The connection was lost, or the file can no longer be read'],
    [new ApiError('', { status: 502 }), 'The file could not be uploaded'],
    [new Error('odd'), 'The file could not be uploaded'],
  ])(
    'after a failure is idle again with the file still chosen, and says why; the rest is only logged (ERR-018)',
    async (error, reason) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const { begin, begun, user, onClose } = open()
      ;(await begin()).fail(error)
      expect(within(await screen.findByRole('alert')).getByText(reason)).toBeVisible()
      expect(log).toHaveBeenCalledWith(error)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(screen.getByText('hut.jpg')).toBeVisible()
      expect(onClose).not.toHaveBeenCalled()
      log.mockRestore()

      await user.click(button('UPLOAD'))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(begun).toHaveLength(2)
    },
  )

  it('is not left by Escape while uploading, and has the browser ask before the page is', async () => {
    const { begin, onClose, user } = open()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    const upload = await begin()
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(leave()).toBe(false)
    upload.finish(9)
    await waitFor(() => expect(leave()).toBe(true))
  })

  it('calls the upload off when it goes', async () => {
    const { begin, unmount } = open()
    const { signal } = await begin()
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it.each([
    ['', 'Tops.HEIC'],
    ['image/tiff', 'Tops'],
    ['video/mp4', 'Walk'],
    ['application/pdf', 'Map'],
    ['', 'Tops.NEF'],
  ])('points out before it goes to Public that a file may tell where it was made: %s %s', async (type, name) => {
    const { user } = open({ isPublic: true })
    await user.upload(picker(), new File(['x'], name, { type }))
    expect(screen.getByText(/may tell when and where it was made/)).toHaveTextContent(`‘${name}’`)
    expect(button('UPLOAD')).toBeEnabled()
  })

  it.each(['setup.EXE', 'install.sh', 'Walks.apk'])(
    'points out before it goes to Public that %s is a program',
    async (name) => {
      const { user } = open({ isPublic: true })
      await user.upload(picker(), new File(['x'], name))
      expect(screen.getByText(/is a program/)).toHaveTextContent(
        `‘${name}’ is a program: every visitor can download it from Public and run it.`,
      )
      expect(button('UPLOAD')).toBeEnabled()
    },
  )

  it.each([
    ['image/jpeg', 'Tops.jpg', true],
    ['', 'setup.exe', false],
    ['text/plain', 'exe.txt', true],
    ['text/plain', 'Tops.txt', true],
    ['video/mp4', 'Walk.mp4', false],
  ])('has nothing to point out for %s %s, Public: %s', async (type, name, isPublic) => {
    const { user } = open({ isPublic })
    await user.upload(picker(), new File(['x'], name, { type }))
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.queryByText(/may tell when and where|is a program/)).toBeNull()
  })
})
