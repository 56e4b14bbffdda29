import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { IconButton, IconLink } from './IconButton.tsx'

export default {
  title: 'UI/IconButton',
  component: IconButton,
  subcomponents: { IconLink: IconLink as React.ComponentType<unknown> },
  args: { label: 'Edit page settings', icon: <Pencil /> },
  argTypes: { icon: { control: false } },
  parameters: {
    system: 'visitor',
    usage: {
      do: [
        'Name the action and its object, as the specification has it: ‘Delete page’. The label is what screen readers say and what the tooltip shows.',
        'Take `tone="danger"` for what deletes. It turns red under the pointer only, so that a list is not full of red.',
        'Take `IconLink` for what leads to another address: it can be opened in a new tab.',
      ],
      avoid: [
        'Do not use an icon alone for the main action of a screen: a `Button` with words is found sooner.',
        'Do not use an icon that ‘Theme / Icons’ gives another meaning.',
      ],
    },
  },
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
