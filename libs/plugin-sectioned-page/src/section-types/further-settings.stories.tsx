import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Panel } from '../client/editing/sections-editor-styles.ts'
import { withShell } from '../testing/story-shell.tsx'
import { editorOf } from './editors.ts'
import type { SectionTypeName } from './types.ts'

/** The settings of a section type, which begins as it does when it is added. */
function Settings({ name }: { name: SectionTypeName }) {
  const [config, setConfig] = useState<unknown>()
  const editor = editorOf(name)
  return editor && <editor.Settings config={config} onChange={setConfig} />
}

/** The settings of the types that are fetched when they are needed, as a card shows them. */
export default {
  title: 'Page kinds/Sectioned page/Settings/Further',
  component: Settings,
  parameters: { layout: 'padded' },
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
} satisfies Meta<typeof Settings>

type Story = StoryObj<typeof Settings>

export const Buttons: Story = { args: { name: 'buttons' } }
export const Cards: Story = { args: { name: 'cards' } }
export const Cover: Story = { args: { name: 'cover' } }
export const Accordion: Story = { args: { name: 'accordion' } }
export const Columns: Story = { args: { name: 'columns' } }
export const Quote: Story = { args: { name: 'quote' } }
export const Contents: Story = { args: { name: 'contents' } }
export const Separator: Story = { args: { name: 'separator' } }
export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } }
