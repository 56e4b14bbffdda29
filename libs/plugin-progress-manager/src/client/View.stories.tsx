import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { content, progressStore } from '../testing/progress-store.ts'
import { ProgressShell } from '../testing/ProgressShell.tsx'
import { readSystem } from './load.ts'
import { View } from './View.tsx'

const store = progressStore()

/** The page as somebody meets it: by name at once, then with all that its staff work with. */
export default {
  title: 'Page kinds/Progress manager/First view',
  component: View,
  parameters: { system: 'visitor', layout: 'padded' },
  args: { pageId: 7, data: readSystem(store.usual(content, {})) },
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>

export const ForStaff: Story = {
  render: (args) => (
    <ProgressShell store={store}>
      <View {...args} />
    </ProgressShell>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox', {}, { timeout: 60_000 })
  },
}
export const NoPermission: Story = {
  render: (args) => (
    <ProgressShell store={store} permissions={[]}>
      <View {...args} />
    </ProgressShell>
  ),
}
