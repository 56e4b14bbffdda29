import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFile } from '../testing/fake-upload.ts'
import type { UploadItem, UploadQueue } from './create-uploads.ts'
import { UploadList } from './UploadList.tsx'

const nothing = () => {}

function queue(...items: Pick<UploadItem, 'file' | 'state' | 'share' | 'reason'>[]): UploadQueue {
  return {
    items: items.map((item, index) => ({ key: index + 1, fields: { idFolder: 4 }, ...item })),
    add: nothing,
    cancel: nothing,
    cancelAll: nothing,
    retry: nothing,
    retryAll: nothing,
    clear: nothing,
  }
}

const done = { file: sampleFile('Kaweka hut.jpg', 3_450_000), state: 'done', share: 1 } as const
const uploading = {
  file: sampleFile('Ridge walk.mp4', 12_000_000, 'video/mp4'),
  state: 'uploading',
  share: 0.427,
} as const
const waiting = { file: sampleFile('Minutes of the meeting.pdf', 210_000), state: 'waiting', share: 0 } as const
const tooLarge = {
  file: sampleFile('All photos of the summer.zip', 700),
  state: 'failed',
  share: 0,
  reason: 'The file is too large',
} as const
const lost = {
  ...tooLarge,
  file: sampleFile('Hut book.pdf', 4000),
  reason: 'The connection was lost, or the file can no longer be read',
} as const
const cancelled = { file: sampleFile('Wrong file.doc', 90_000), state: 'cancelled', share: 0 } as const

/** Files that were dropped on the File Manager, on their way. */
export default {
  title: 'Media/Upload list',
  component: UploadList,
  parameters: {
    usage: {
      do: ['Keep it in one place of the screen: it appears with the first file and goes when it is closed.'],
      avoid: ['Do not show a bar for each file elsewhere: this is where to cancel and to try again.'],
    },
  },
  args: { uploads: queue(done, uploading, { ...uploading, share: 0.02 }, waiting, tooLarge, lost, cancelled) },
} satisfies Meta<typeof UploadList>

type Story = StoryObj<typeof UploadList>

export const Uploading: Story = {}
export const AllDone: Story = { args: { uploads: queue(done, { ...done, file: sampleFile('Trips.xls', 2400) }) } }
export const SomeFailed: Story = { args: { uploads: queue(done, tooLarge, lost, cancelled) } }
export const HundredFiles: Story = {
  args: { uploads: queue(done, uploading, uploading, ...Array.from({ length: 97 }, () => waiting)) },
}
export const LongNames: Story = {
  args: {
    uploads: queue(
      { ...uploading, file: sampleFile(`${'Donaudampfschifffahrt'.repeat(8)}.jpg`) },
      { ...waiting, file: sampleFile('صور الأكواخ.jpg') },
    ),
  },
}
export const RightToLeft: Story = { ...SomeFailed, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
