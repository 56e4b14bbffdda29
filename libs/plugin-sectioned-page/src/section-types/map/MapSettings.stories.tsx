import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { withShell } from '../../testing/story-shell.tsx'
import { MapSettings } from './MapSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Map',
  component: MapSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <MapSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof MapSettings>

type Story = StoryObj<typeof MapSettings>

const hut = { Title: 'Upper hut', Position: { lat: -35.2827, lng: 174.091 } }
const blank = { Zoom: 15, Centre: { lat: -35.2827, lng: 174.091 }, Markers: [] }

export const Blank: Story = { args: { config: blank } }
export const WithPins: Story = { args: { config: { ...blank, Markers: [hut, { ...hut, Title: '' }] } } }
