import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { TestFrame } from '../testing/TestFrame.tsx'
import { ImagePreview, type ImagePreviewProps, type PreviewImage } from './ImagePreview.tsx'
import { slideOf } from './Viewer.tsx'

const image = (id: number, name: string) => ({ id, name, width: 1600, height: 1200 })
const three = [image(1, 'hut.jpg'), image(2, 'lake.jpg'), image(3, 'saddle.jpg')]
const captions: Record<number, string> = { 1: 'The hut in June', 2: '', 3: 'Over the saddle' }
const captionsCall = 'POST protected/image-get-captions.json.php'

const answering: Answers = { [captionsCall]: ({ ids }) => ids.map((id) => captions[id] ?? '') }

function Stage(props: Omit<ImagePreviewProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TestFrame>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <ImagePreview {...props} onClose={() => setOpen(false)} />}
    </TestFrame>
  )
}

/** Opens the preview as somebody does who presses a button. */
async function open(start = 0, { images = three as readonly PreviewImage[], answers = answering } = {}) {
  const { api, calls } = fakeApi(answers)
  const user = userEvent.setup()
  render(<Stage images={images} start={start} api={api} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Image preview' }))
  return { user, dialog, calls }
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog']

async function expectShown(dialog: Dialog, name: string) {
  await waitFor(() => {
    // Everything beside it is inert.
    const current = dialog.getAllByRole('img').filter((each) => !each.closest('[inert]'))
    expect(current.map((each) => each.getAttribute('alt'))).toEqual([name])
  })
}

const press = (dialog: Dialog, name: string) => dialog.getByRole('button', { name }).click()

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('ImagePreview', () => {
  it('fills the screen and starts at the chosen image (IMG-017, IMG-018)', async () => {
    const { dialog } = await open(1)
    await expectShown(dialog, 'lake.jpg')
    expect(screen.getByRole('dialog')).toHaveClass('yarl__portal')
    expect(screen.getByRole('dialog').parentElement).toBe(document.body)
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  })

  it('closes by its button and by Escape, and gives the focus back (IMG-019)', async () => {
    const { dialog, user } = await open()
    press(dialog, 'Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps everything else out of reach while it is open', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    expect(screen.getByText('Open').closest('[inert]')).not.toBeNull()
  })

  it('has previous, next and a counter for several images (IMG-020, IMG-021)', async () => {
    const { dialog } = await open(1)
    expect(dialog.getByText('2/3')).toBeInTheDocument()
    press(dialog, 'Next')
    await expectShown(dialog, 'saddle.jpg')
    expect(dialog.getByText('3/3')).toBeInTheDocument()
    press(dialog, 'Previous')
    await expectShown(dialog, 'lake.jpg')
    expect(dialog.getByText('2/3')).toBeInTheDocument()
  })

  it('has none of them for a single image, nor leads anywhere (IMG-020, IMG-021)', async () => {
    const { dialog, user } = await open(0, { images: three.slice(0, 1) })
    await expectShown(dialog, 'hut.jpg')
    expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Previous' })).toBeNull()
    expect(dialog.queryByText('1/1')).toBeNull()
    await user.keyboard('{ArrowRight}')
    await expectShown(dialog, 'hut.jpg')
  })

  it('wraps around at both ends (IMG-022)', async () => {
    const { dialog } = await open(2)
    press(dialog, 'Next')
    await expectShown(dialog, 'hut.jpg')
    expect(dialog.getByText('1/3')).toBeInTheDocument()
    press(dialog, 'Previous')
    await expectShown(dialog, 'saddle.jpg')
    expect(dialog.getByText('3/3')).toBeInTheDocument()
  })

  it('goes by the arrow keys, Home and End', async () => {
    const { dialog, user } = await open()
    await user.keyboard('{ArrowLeft}')
    await expectShown(dialog, 'saddle.jpg')
    await user.keyboard('{Home}')
    await expectShown(dialog, 'hut.jpg')
    await user.keyboard('{End}')
    await expectShown(dialog, 'saddle.jpg')
    await user.keyboard('{ArrowRight}')
    await expectShown(dialog, 'hut.jpg')
  })

  it('shows the caption of an image that has one, and none otherwise (IMG-023)', async () => {
    const { dialog, calls } = await open()
    expect(await dialog.findByText('The hut in June')).toBeInTheDocument()
    expect(calls).toEqual([[captionsCall, { ids: [1, 2, 3] }]])
    press(dialog, 'Next')
    await expectShown(dialog, 'lake.jpg')
    const group = dialog.getByRole('group', { name: '2 of 3' })
    expect(within(group).queryByRole('paragraph')).toBeNull()
    press(dialog, 'Next')
    await expectShown(dialog, 'saddle.jpg')
    expect(within(dialog.getByRole('group', { name: '3 of 3' })).getByRole('paragraph')).toHaveTextContent(
      'Over the saddle',
    )
  })

  it('stays at the image one went to when the captions come late (IMG-023)', async () => {
    const late = Promise.withResolvers<string[]>()
    const { dialog } = await open(0, { answers: { [captionsCall]: () => late.promise } })
    press(dialog, 'Next')
    await expectShown(dialog, 'lake.jpg')
    late.resolve(['The hut in June', 'The lake', ''])
    expect(await dialog.findByText('The lake')).toBeInTheDocument()
    await expectShown(dialog, 'lake.jpg')
  })

  it('only logs that the captions could not be loaded (ERR-006)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const failure = new Error('down')
    const { dialog } = await open(0, { answers: { [captionsCall]: () => Promise.reject(failure) } })
    await waitFor(() => expect(log).toHaveBeenCalledWith(failure))
    await expectShown(dialog, 'hut.jpg')
    expect(dialog.queryByText('The hut in June')).toBeNull()
    expect(alert).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks for the captions of many images in portions, as they are reached', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => image(index + 1, `${index + 1}.jpg`))
    const { dialog, calls } = await open(0, { images: many })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toEqual([captionsCall, { ids: many.slice(0, 500).map(({ id }) => id) }])
    press(dialog, 'Previous')
    await expectShown(dialog, '1200.jpg')
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]).toEqual([captionsCall, { ids: many.slice(1000).map(({ id }) => id) }])
  })
})

describe('slideOf', () => {
  const widths = (width: number) =>
    slideOf({ id: 9, name: 'a', width, height: width / 2 }).srcSet?.map((each) => each.width)

  it('offers the widths that the server has of an image, none larger than the image', () => {
    expect(widths(1600)).toEqual([320, 640, 960, 1280, 1600])
    expect(widths(300)).toEqual([300])
    expect(widths(5000)).toEqual([320, 640, 960, 1280, 1920, 2560])
    expect(slideOf({ id: 9, name: 'a', width: 1000, height: 500 }).srcSet?.at(-1)).toEqual({
      src: '/api/1/private/file-get.php?id=9&w=1280',
      width: 1000,
      height: 500,
    })
  })

  it('makes do without a size', () => {
    expect(slideOf({ id: 9, name: 'a', width: null, height: null })).toEqual({
      src: '/api/1/private/file-get.php?id=9&w=1920',
      alt: 'a',
    })
  })
})
