import type { Meta, StoryObj } from '@storybook/react-vite'
import ShortcutsDialog from './ShortcutsDialog.tsx'

export default {
  title: 'Administration/Keyboard shortcuts',
  component: ShortcutsDialog,
  args: { onClose: () => {} },
} satisfies Meta<typeof ShortcutsDialog>

type Story = StoryObj<typeof ShortcutsDialog>

export const All: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
