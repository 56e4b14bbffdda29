import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { withCard } from '../../testing/story-card.tsx'
import { withShell } from '../../testing/story-shell.tsx'
import { ImageSettings } from './ImageSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Image',
  component: ImageSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withCard, withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <ImageSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof ImageSettings>

type Story = StoryObj<typeof ImageSettings>

export const Blank: Story = { args: { config: {} } }
export const Chosen: Story = { args: { config: { ImageId: 12, HoverText: 'The upper hut' } } }
export const InGallery: Story = { args: { config: { ImageId: 12, Gallery: true, GalleryImageId: 13 } } }
