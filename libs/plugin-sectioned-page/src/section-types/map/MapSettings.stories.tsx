import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { withCard } from '../../testing/story-card.tsx'
import { withShell } from '../../testing/story-shell.tsx'
import { MapSettings } from './MapSettings.tsx'

export default {
  title: 'Page kinds/Sectioned page/Settings/Map',
  component: MapSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {} },
  decorators: [withCard, withShell],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <MapSettings config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof MapSettings>

const find = 'GET protected/plugin/sectioned-page/find-places.json.php'
const names = ['Cape Reinga / Te Rerenga Wairua, Northland, New Zealand', 'Cape Reinga Road, Northland, New Zealand']

type Story = StoryObj<typeof MapSettings>

const hut = { Title: 'Upper hut', Position: { lat: -35.2827, lng: 174.091 } }
const blank = { Zoom: 15, Centre: { lat: -35.2827, lng: 174.091 }, Markers: [] }

export const Blank: Story = { args: { config: blank } }
export const WithPins: Story = { args: { config: { ...blank, Markers: [hut, { ...hut, Title: '' }] } } }
export const Searching: Story = {
  args: { config: blank },
  parameters: {
    answers: {
      [find]: () =>
        Promise.resolve({ available: true, places: names.map((name) => ({ name, lat: -34.4, lng: 172.7 })) }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: 'Find a place' }, { timeout: 60_000 })
    await userEvent.type(field, 'Cape Reinga{Enter}')
    await canvas.findByRole('list', { name: 'Places found' })
  },
}
