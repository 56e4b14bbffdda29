import { Button } from '@chakra-ui/react'
import type { FileEntry } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Answers, fakeApi } from '@sitewright/api-client/testing'
import { sampleFolders } from '../testing/sample-folders.ts'
import { manyImages, sampleImage, sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { SelectImageDialog, type SelectImageDialogProps } from './SelectImageDialog.tsx'

const nothing = () => {}

const apiWith = (images: readonly FileEntry[], more: Answers = {}) =>
  fakeApi({
    'GET protected/folder-get-list.json.php': () => sampleFolders,
    'GET protected/file-get-list.json.php': ({ f }) =>
      images.filter(({ idFolder }) => f === undefined || idFolder === f),
    ...more,
  }).api

/** Behind it the page that asked for an image. */
function Example(props: SelectImageDialogProps) {
  return (
    <TestFrame>
      <Button>Choose an image</Button>
      <SelectImageDialog {...props} />
    </TestFrame>
  )
}

/** Choose an image of the site, or upload one first. */
export default {
  title: 'Media/Select Image',
  component: Example,
  subcomponents: { SelectImageDialog: SelectImageDialog as React.ComponentType<unknown> },
  parameters: {
    docs: { story: { inline: false, height: '40rem' } },
    usage: {
      do: ['Open it wherever an image of the site is wanted: it uploads too.'],
      avoid: ['Do not ask for an address of a picture instead: it may be gone tomorrow.'],
    },
  },
  args: { api: apiWith(sampleImages), onClose: nothing },
} satisfies Meta<typeof Example>

type Story = StoryObj<typeof Example>
type Play = NonNullable<Story['play']>

const folder =
  (name: string): Play =>
  async () => {
    const row = within(document.body).findByRole('treeitem', { name }, { timeout: 60_000 })
    await userEvent.click(await row)
  }

export const AllImages: Story = {}
export const OfAFolder: Story = { play: folder('Public') }
export const NoImages: Story = { play: folder('Protected') }
/** Only one person sees what is in there, which is said before it is used. */
export const OfPersonal: Story = {
  args: { api: apiWith([sampleImage(301, 'My hut.jpg', { idFolder: 1 })]) },
  play: async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('treeitem', { name: 'Personal' }, { timeout: 60_000 }))
    await userEvent.click(await body.findByRole('button', { name: 'My hut.jpg' }))
    await body.findByRole('button', { name: 'Move to ‘Public’' })
  },
}
export const ForRichText: Story = { args: { onAddress: nothing } }
export const Hundreds: Story = { args: { api: apiWith(manyImages(400)) } }
export const Loading: Story = {
  args: {
    api: apiWith([], {
      'GET protected/folder-get-list.json.php': () => new Promise(nothing),
      'GET protected/file-get-list.json.php': () => new Promise(nothing),
    }),
  },
}
export const Failed: Story = {
  args: { api: apiWith([], { 'GET protected/file-get-list.json.php': () => Promise.reject(new Error('down')) }) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { onAddress: nothing } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
