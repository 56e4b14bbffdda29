import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { withCard } from '../../testing/story-card.tsx'
import { withShell } from '../../testing/story-shell.tsx'
import { VideoSettings } from './VideoSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Video',
  component: VideoSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withCard, withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <VideoSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof VideoSettings>

const folder = {
  ...{ idFolder: 20, Name: 'Films', Children: [], Expanded: false, Depth: 0, ChildrenPopulated: true },
  ...{ Static: true, Root: 'public', MayAdd: true, MayManage: true },
}
const file = { caption: '', type: 'video/mp4', size: 8_000_000, width: null, height: null, IsImage: false }
const films = ['over-the-pass.mp4', 'the-hut-in-winter.mp4'].map((name, at) => ({ ...file, id: 31 + at, name }))

type Story = StoryObj<typeof VideoSettings>

export const Blank: Story = { args: { config: {} } }
export const Chosen: Story = { args: { config: { id: 'dQw4w9WgXcQ' } } }
export const NoVideo: Story = { args: { config: { id: 'our film' } } }
export const OwnFile: Story = { args: { config: { FileId: 14, Title: 'The way up', PosterId: 12, CaptionsId: 15 } } }
export const ChoosingFile: Story = {
  args: { config: {} },
  parameters: {
    answers: {
      'GET protected/folder-get-list.json.php': () => Promise.resolve([folder]),
      'GET protected/file-get-list.json.php': () => Promise.resolve(films),
    },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(body.getByRole('button', { name: 'Use a video file instead' }))
    await userEvent.click(await body.findByRole('treeitem', { name: 'Films' }, { timeout: 60_000 }))
    await body.findByRole('list', { name: 'Videos' })
  },
}
