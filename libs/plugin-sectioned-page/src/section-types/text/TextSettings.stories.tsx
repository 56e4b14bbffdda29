import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { withCard } from '../../testing/story-card.tsx'
import { withShell } from '../../testing/story-shell.tsx'
import { TextSettings } from './TextSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Text',
  component: TextSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withCard, withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <TextSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof TextSettings>

type Story = StoryObj<typeof TextSettings>

export const Blank: Story = { args: { config: { Content: '' } } }
export const WithText: Story = { args: { config: { Content: '<h2>Our huts</h2><p>Two of them.</p>' } } }
