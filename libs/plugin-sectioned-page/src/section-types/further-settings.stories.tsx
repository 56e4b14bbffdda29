import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Panel } from '../client/editing/sections-editor-styles.ts'
import { withShell } from '../testing/story-shell.tsx'
import FurtherSettings from './FurtherSettings.tsx'

/** The settings of the types that are fetched when they are needed, as a card shows them. */
export default {
  title: 'Page kinds/Sectioned page/Settings/Further',
  component: FurtherSettings,
  parameters: { layout: 'padded' },
  args: { onChange: () => {}, config: undefined },
  decorators: [
    (Story) => (
      <Panel>
        <div data-card="">
          <div data-body="">
            <Story />
          </div>
        </div>
      </Panel>
    ),
    withShell,
  ],
  render: function Card(args) {
    const [config, setConfig] = useState(args.config)
    return <FurtherSettings {...args} config={config} onChange={setConfig} />
  },
} satisfies Meta<typeof FurtherSettings>

type Story = StoryObj<typeof FurtherSettings>

export const Buttons: Story = { args: { name: 'buttons' } }
export const Cards: Story = { args: { name: 'cards' } }
export const Cover: Story = { args: { name: 'cover' } }
export const Accordion: Story = { args: { name: 'accordion' } }
export const Columns: Story = { args: { name: 'columns' } }
export const Quote: Story = { args: { name: 'quote' } }
export const Contents: Story = { args: { name: 'contents' } }
export const Separator: Story = { args: { name: 'separator' } }
export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } }
