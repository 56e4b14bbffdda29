import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from './IconButton.tsx'

export default {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Edit page settings', icon: <Pencil /> },
  argTypes: { icon: { control: false } },
  parameters: { system: 'visitor' },
} satisfies Meta<typeof IconButton>

type Story = StoryObj<typeof IconButton>

export const Default: Story = {}
export const Danger: Story = { args: { label: 'Delete page', icon: <Trash2 />, tone: 'danger' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Disabled: Story = { args: { disabled: true } }
export const OtherTooltip: Story = { args: { tooltip: 'Only the page’s owner sees the settings' } }
export const RowOfActions: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <IconButton label="Clone page" icon={<Copy />} />
      <IconButton label="Edit page settings" icon={<Pencil />} />
      <IconButton label="Delete page" icon={<Trash2 />} tone="danger" />
    </div>
  ),
}
export const Dark: Story = { ...RowOfActions, tags: ['!test'], globals: { theme: 'dark' } }
