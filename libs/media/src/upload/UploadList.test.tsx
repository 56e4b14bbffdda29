import { ApiError } from '@sitewright/api-client'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeUpload, sampleFile } from '../testing/fake-upload.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import type { UploadQueue } from './create-uploads.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads, type UploadsOptions } from './use-uploads.ts'

function start() {
  const fake = fakeUpload()
  const onUploaded = vi.fn<NonNullable<UploadsOptions['onUploaded']>>()
  const here: { uploads?: UploadQueue } = {}
  function Screen() {
    here.uploads = useUploads({ upload: fake.upload, onUploaded })
    return <UploadList uploads={here.uploads} />
  }
  const { unmount } = render(<Screen />, { wrapper: TestFrame })
  return {
    begun: fake.begun,
    sent: () => fake.begun.map(({ file }) => file.name),
    onUploaded,
    unmount,
    user: userEvent.setup(),
    add: (...files: [name: string, size: number][]) =>
      act(() =>
        here.uploads!.add(
          files.map(([name, size]) => sampleFile(name, size)),
          { idFolder: 4 },
        ),
      ),
  }
}

const settle = (step: () => void) =>
  act(async () => {
    step()
    await Promise.resolve()
  })
const status = () => screen.getByRole('status').textContent
const item = (name: string) => screen.getAllByRole('listitem').find((one) => within(one).queryByText(name))!
const button = (name: string) => screen.getByRole('button', { name })
const valueOf = (name: string) => Number(screen.getByRole('progressbar', { name }).getAttribute('value'))

describe('several uploads at once', () => {
  it('are sent two at a time, each with its progress and all with one by bytes', async () => {
    const { add, begun, sent, onUploaded } = start()
    expect(screen.queryByRole('region')).toBeNull()
    add(['a.jpg', 100], ['b.jpg', 300], ['c.jpg', 400])
    expect(sent()).toEqual(['a.jpg', 'b.jpg'])
    expect(begun[0]?.fields).toEqual({ idFolder: 4 })
    expect(status()).toBe('Uploading 3 files, 0 done')
    expect(item('c.jpg')).toHaveTextContent('waiting')

    act(() => begun[1]?.onProgress?.(0.335))
    expect(valueOf('Progress of b.jpg')).toBe(34)
    expect(valueOf('Progress of all uploads')).toBe(13)

    await settle(() => begun[0]?.finish(41))
    expect(onUploaded.mock.calls).toEqual([[{ id: 41, folderId: 4 }]])
    expect(sent()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(status()).toBe('Uploading 3 files, 1 done')
    await settle(() => begun[2]?.finish(42))
    await settle(() => begun[1]?.finish(43))
    expect(status()).toBe('3 files uploaded')
  })

  it('can be called off one by one, which lets the next one begin, and taken up again', async () => {
    const { add, begun, sent, user } = start()
    add(['a.jpg', 1], ['b.jpg', 1], ['c.jpg', 1], ['d.jpg', 1])
    await user.click(button('Cancel a.jpg'))
    expect(begun[0]?.signal?.aborted).toBe(true)
    expect(button('Retry a.jpg')).toHaveFocus()
    expect(sent()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await user.click(button('Cancel d.jpg'))
    await settle(() => begun[1]?.finish(41))
    await settle(() => begun[2]?.finish(42))
    expect(sent()).toHaveLength(3)
    expect(status()).toBe('2 files uploaded, 2 cancelled')

    await user.click(button('Retry a.jpg'))
    expect(sent().at(-1)).toBe('a.jpg')
    await settle(() => begun[3]?.finish(43))
    expect(status()).toBe('3 files uploaded, 1 cancelled')
  })

  it('can be called off all at once, and then be put away', async () => {
    const { add, begun, sent, user } = start()
    add(['a.jpg', 1], ['b.jpg', 1], ['c.jpg', 1])
    await user.click(button('Cancel all'))
    expect(begun.map(({ signal }) => signal?.aborted)).toEqual([true, true])
    expect(sent()).toHaveLength(2)
    expect(status()).toBe('0 files uploaded, 3 cancelled')
    await user.click(button('Close'))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('that fail say why, are logged, hold nothing up, and can be tried again one by one or all', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { add, begun, sent, user } = start()
    const error = new ApiError('', { status: 502 })
    add(['a.jpg', 1], ['b.jpg', 1], ['c.jpg', 1])
    await settle(() => begun[0]?.fail(error))
    expect(log).toHaveBeenCalledWith(error)
    expect(item('a.jpg')).toHaveTextContent('The file could not be uploaded')
    expect(sent()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await settle(() => begun[1]?.fail(error))
    await settle(() => begun[2]?.finish(41))
    expect(status()).toBe('1 file uploaded, 2 failed')

    await user.click(button('Retry all'))
    expect(sent().slice(3)).toEqual(['a.jpg', 'b.jpg'])
    expect(item('a.jpg')).not.toHaveTextContent('could not')
    await settle(() => begun[3]?.finish(42))
    await settle(() => begun[4]?.fail(error))
    await user.click(button('Retry b.jpg'))
    await settle(() => begun[5]?.finish(43))
    expect(status()).toBe('3 files uploaded')
    log.mockRestore()
  })

  it.each([
    [413, 'too-large', 'The request is too large', 'The file is too large'],
    [
      400,
      'image-too-large',
      'The image has more than 120 million pixels',
      'The image has more than 120 million pixels. Save a smaller copy of it, such as 4000 pixels wide, and upload that one.',
    ],
    [
      400,
      'image-too-heavy',
      'Das Bild braucht zu viel Speicher',
      'Das Bild braucht zu viel Speicher. Save a smaller copy of it, such as 4000 pixels wide, and upload that one.',
    ],
    [
      400,
      'animation-too-large',
      'The animation has more than 100 million pixels in all its frames together',
      'The animation has more than 100 million pixels in all its frames together. Save a shorter or smaller copy of it, or upload it as a video.',
    ],
  ])('that the server refuses with %i are not offered to be sent again', async (status_, code, error, reason) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { add, begun, sent, user } = start()
    add(['a.jpg', 1], ['b.jpg', 1], ['c.jpg', 1])
    await settle(() => begun[0]?.fail(new ApiError('', { status: status_, body: { error, code } })))
    await settle(() => begun[1]?.fail(new ApiError('', { status: 502 })))
    await settle(() => begun[2]?.fail(new ApiError('', { status: 502 })))
    expect(item('a.jpg')).toHaveTextContent(reason)
    expect(within(item('a.jpg')).queryByRole('button')).toBeNull()
    await user.click(button('Retry all'))
    expect(sent().slice(3)).toEqual(['b.jpg', 'c.jpg'])
    log.mockRestore()
  })

  it('hold empty files too, and are called off when the screen goes', () => {
    const { add, begun, unmount } = start()
    add(['empty.txt', 0])
    expect(valueOf('Progress of all uploads')).toBe(0)
    unmount()
    expect(begun[0]?.signal?.aborted).toBe(true)
  })
})
