import { ApiError, type UploadFile } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { sampleFile } from '../testing/fake-upload.ts'
import { UploadDialog } from './UploadDialog.tsx'

const nothing = () => {}

/** Comes so far and stays there until it is called off. */
const stopsAt =
  (share: number): UploadFile =>
  ({ onProgress, signal }) =>
    new Promise((_, reject) => {
      onProgress?.(share)
      signal?.addEventListener('abort', () => reject(new Error('Called off')))
    })

const refused: UploadFile = () =>
  Promise.reject(new ApiError('413', { status: 413, body: { error: 'The request is too large' } }))

/** The dialog by which files come to the site; choose a file and press UPLOAD to see the state of each story. */
export default {
  title: 'Media/Upload dialog',
  component: UploadDialog,
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      do: ['Say with `isPublic` who will be able to see the files.'],
      avoid: ['Do not close it by yourself while files are on their way: CANCEL calls them off first.'],
    },
  },
  args: { folderId: 4, onClose: nothing, upload: stopsAt(0.427) },
} satisfies Meta<typeof UploadDialog>

type Story = StoryObj<typeof UploadDialog>

const chooseFile: NonNullable<Story['play']> = async ({ userEvent, canvasElement }) => {
  const dialog = within(canvasElement.ownerDocument.body)
  await userEvent.upload(await dialog.findByLabelText('File'), sampleFile('Sunrise over the valley.jpg', 3_450_000))
}
const chooseSeveral: NonNullable<Story['play']> = async ({ userEvent, canvasElement }) => {
  const dialog = within(canvasElement.ownerDocument.body)
  await userEvent.upload(await dialog.findByLabelText('File'), [
    sampleFile('Sunrise over the valley.jpg', 3_450_000),
    sampleFile('Ridge walk.mp4', 12_000_000, 'video/mp4'),
    sampleFile(`${'Donaudampfschifffahrt'.repeat(4)}.jpg`, 210_000),
  ])
}
const uploadSeveral: NonNullable<Story['play']> = async (context) => {
  await chooseSeveral(context)
  const dialog = within(context.canvasElement.ownerDocument.body)
  await context.userEvent.click(dialog.getByRole('button', { name: 'UPLOAD' }))
}
const upload: NonNullable<Story['play']> = async (context) => {
  await chooseFile(context)
  const dialog = within(context.canvasElement.ownerDocument.body)
  await context.userEvent.click(dialog.getByRole('button', { name: 'UPLOAD' }))
}

export const UploadFileIdle: Story = {}
export const ReplaceFile: Story = { args: { file: { id: 7, name: 'Sunrise.jpg' } } }
export const FileChosen: Story = { play: chooseFile }
export const Uploading: Story = { play: upload }
export const Failed: Story = { args: { upload: refused }, play: upload }
export const SeveralChosen: Story = { play: chooseSeveral }
export const SeveralUploading: Story = { play: uploadSeveral }
export const SeveralFailed: Story = { args: { upload: refused }, play: uploadSeveral }
export const MayTellPlace: Story = { args: { isPublic: true }, play: chooseSeveral }
export const LongNames: Story = { args: { file: { id: 7, name: `${'Donaudampfschifffahrt'.repeat(8)}.jpg` } } }
export const RightToLeft: Story = { ...FileChosen, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: upload }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: upload }
