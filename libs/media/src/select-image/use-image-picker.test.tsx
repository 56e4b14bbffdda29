import type { FileEntry } from '@sitewright/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '@sitewright/api-client/testing'
import { type FilePicture, pictureOf } from '../picture/picture-of.ts'
import { sampleFolders } from '../testing/sample-folders.ts'
import { sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { useImagePicker } from './use-image-picker.tsx'

const { api } = fakeApi({
  'GET protected/folder-get-list.json.php': () => sampleFolders,
  'GET protected/file-get-list.json.php': () => sampleImages,
})

type Choice = FileEntry | FilePicture | 'address' | undefined

function Stage({ onChoice, byAddress }: { onChoice: (choice: Choice) => void; byAddress: boolean }) {
  const { pick, pickPicture, dialog } = useImagePicker(api)
  const ask = () => void (byAddress ? pickPicture() : pick()).then(onChoice)
  return (
    <>
      <button onClick={ask}>Ask</button>
      {dialog}
    </>
  )
}

function open(byAddress = false) {
  const onChoice = vi.fn<(choice: Choice) => void>()
  const view = render(
    <TestFrame>
      <Stage onChoice={onChoice} byAddress={byAddress} />
    </TestFrame>,
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  return { onChoice, press, ...view }
}

it('answers with the image that was chosen, each time anew', async () => {
  const { onChoice, press } = open()
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const [name, image] of [
    ['Kaweka hut.jpg', sampleImages[0]],
    ['Over the saddle.jpg', sampleImages[2]],
  ] as const) {
    await press('Ask')
    expect(screen.queryByRole('button', { name: 'By address' })).toBeNull()
    await press(name)
    expect(onChoice).toHaveBeenLastCalledWith(image)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(onChoice).toHaveBeenCalledTimes(2)
})

it('answers with nothing on Cancel, and when it goes away', async () => {
  const { onChoice, press, unmount } = open()
  await press('Ask')
  await press('Cancel')
  expect(onChoice.mock.calls).toEqual([[undefined]])
  await press('Ask')
  unmount()
  await waitFor(() => expect(onChoice).toHaveBeenCalledTimes(2))
  expect(onChoice).toHaveBeenLastCalledWith(undefined)
})

it('answers that an address is to be given, where that was offered', async () => {
  const { onChoice, press } = open(true)
  await press('Ask')
  await press('By address')
  expect(onChoice.mock.calls).toEqual([['address']])
})

it('answers with the picture of the image, where it is for a text', async () => {
  const { onChoice, press } = open(true)
  await press('Ask')
  await press('Kaweka hut.jpg')
  expect(onChoice.mock.calls).toEqual([[pictureOf(sampleImages[0]!)]])
})

it('says so where the dialog cannot be fetched, answers with nothing, and shows it the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('./SelectImageDialog.tsx', () => Promise.reject(new Error('gone')))
  const { onChoice, press } = open()
  await press('Ask')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('The images cannot be shown, please try again later')
  await press('OK')
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(undefined)
  vi.doUnmock('./SelectImageDialog.tsx')
  await press('Ask')
  await press('Cancel')
  expect(onChoice).toHaveBeenCalledTimes(2)
})
