import type { Meta, StoryObj } from '@storybook/react-vite'
import { StageProgress } from './StageProgress.tsx'

export default {
  title: 'Page kinds/Progress manager/Stage progress',
  component: StageProgress,
  args: { done: 7, of: 12 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StageProgress>

type Story = StoryObj<typeof StageProgress>

export const Midway: Story = {}
export const None: Story = { args: { done: 0 } }
export const All: Story = { args: { done: 12 } }
export const One: Story = { args: { done: 0, of: 1 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
