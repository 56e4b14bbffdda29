import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeUpload, sampleFile } from '../testing/fake-upload.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { UploadDialog, type UploadDialogProps } from './UploadDialog.tsx'

const hut = sampleFile('hut.jpg', 100)
const lake = sampleFile('lake.jpg', 300)
const map = sampleFile('map.pdf', 400, 'application/pdf')

function open(props: Partial<UploadDialogProps> = {}) {
  const fake = fakeUpload()
  const onClose = vi.fn<(done: boolean) => void>()
  render(<UploadDialog folderId={4} upload={fake.upload} onClose={onClose} {...props} />, { wrapper: TestFrame })
  const user = userEvent.setup()
  const sent = () => fake.begun.map(({ file }) => file.name)
  async function begin() {
    await user.upload(picker(), [hut, lake, map])
    await user.click(button('UPLOAD'))
  }
  return { begun: fake.begun, sent, onClose, user, begin }
}

const picker = () => screen.getByLabelText('File')
const button = (name: string) => screen.getByRole('button', { name })
const rows = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')
const row = (name: string) => rows().find((one) => within(one).queryByText(name))!
const valueOf = (name: string) => Number(screen.getByRole('progressbar', { name }).getAttribute('value'))
const settle = (step: () => void) =>
  act(async () => {
    step()
    await Promise.resolve()
  })

describe('several files in the Upload dialog', () => {
  it('are chosen together and listed before they are sent', async () => {
    const { user, sent } = open()
    await user.upload(picker(), [hut, lake, map])
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'hut.jpg100 bytes',
      'lake.jpg300 bytes',
      'map.pdf400 bytes',
    ])
    expect(screen.getByText('3 files')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('are dropped together', () => {
    open()
    const items = [hut, lake].map((file) => ({
      kind: 'file',
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isDirectory: false }),
    }))
    fireEvent.drop(picker(), { dataTransfer: { items } })
    expect(rows()).toHaveLength(2)
  })

  it('go to the folder with one caption, each with its progress, and close the dialog once all are there', async () => {
    const { begun, begin, onClose, sent, user } = open()
    await user.type(screen.getByRole('textbox'), 'Walk of June')
    await begin()
    expect(sent()).toEqual(['hut.jpg', 'lake.jpg'])
    act(() => begun[1]?.onProgress?.(0.335))
    expect(valueOf('Progress of lake.jpg')).toBe(34)
    expect(valueOf('Upload progress')).toBe(13)
    await settle(() => begun[0]?.finish(41))
    await settle(() => begun[1]?.finish(42))
    expect(row('lake.jpg')).toHaveTextContent('uploaded')
    expect(onClose).not.toHaveBeenCalled()
    await settle(() => begun[2]?.finish(43))
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]))
    expect(begun.map(({ fields }) => fields)).toEqual(begun.map(() => ({ idFolder: 4, caption: 'Walk of June' })))
  })

  it('of which one fails: its row says why, and only that one is sent again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { begun, begin, onClose, sent, user } = open()
    await begin()
    await settle(() => begun[0]?.fail(new ApiError('', { status: 413 })))
    await settle(() => begun[1]?.finish(41))
    await settle(() => begun[2]?.finish(42))
    expect(row('hut.jpg')).toHaveTextContent('The file is too large')
    expect(screen.getByRole('alert')).toHaveTextContent('1 of 3 files could not be uploaded')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button('UPLOAD'))
    expect(sent().slice(3)).toEqual(['hut.jpg'])
    expect(screen.queryByRole('alert')).toBeNull()
    await settle(() => begun[3]?.finish(43))
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]))
    log.mockRestore()
  })

  it('are called off one by one or all at once, and what came so far is told on closing', async () => {
    const { begun, begin, onClose, user } = open()
    await begin()
    await user.click(button('Cancel lake.jpg'))
    expect(begun.map(({ signal }) => signal?.aborted)).toEqual([false, true, false])
    expect(row('lake.jpg')).toHaveTextContent('Cancelled')
    await settle(() => begun[0]?.finish(41))
    await user.click(button('CANCEL'))
    expect(begun[2]?.signal?.aborted).toBe(true)
    expect(button('UPLOAD')).toBeEnabled()
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button('CANCEL'))
    expect(onClose.mock.calls).toEqual([[true]])
  })

  it('are told by CANCEL to have come, also when others were chosen since', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { begun, onClose, user } = open()
    await user.upload(picker(), [hut, lake])
    await user.click(button('UPLOAD'))
    await settle(() => begun[0]?.finish(41))
    await settle(() => begun[1]?.fail(new Error('odd')))
    await user.upload(picker(), map)
    expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull()
    await user.click(button('CANCEL'))
    expect(onClose.mock.calls).toEqual([[true]])
    log.mockRestore()
  })

  it('are not taken in the place of one', async () => {
    const { user, sent } = open({ file: { id: 7, name: 'old hut.jpg' } })
    expect(picker()).not.toHaveAttribute('multiple')
    await user.upload(picker(), [hut, lake])
    await user.click(button('UPLOAD'))
    expect(sent()).toEqual(['hut.jpg'])
  })
})
