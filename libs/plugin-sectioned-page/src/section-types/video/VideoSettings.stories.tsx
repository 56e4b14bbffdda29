import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { withShell } from '../../testing/story-shell.tsx'
import { VideoSettings } from './VideoSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Video',
  component: VideoSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <VideoSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof VideoSettings>

type Story = StoryObj<typeof VideoSettings>

export const Blank: Story = { args: { config: {} } }
export const Chosen: Story = { args: { config: { id: 'dQw4w9WgXcQ' } } }
export const NoVideo: Story = { args: { config: { id: 'our film' } } }
