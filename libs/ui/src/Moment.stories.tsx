import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moment } from './Moment.tsx'

export default {
  title: 'UI/Moment',
  component: Moment,
  parameters: {
    usage: {
      do: ['Give epoch seconds; the browser writes them in its own time zone and language.'],
      avoid: ['Do not write a date as text of your own: every reader writes dates differently.'],
    },
  },
  // 21 March 2026, 08:30 in Auckland
  args: { at: 1_774_035_000 },
} satisfies Meta<typeof Moment>

type Story = StoryObj<typeof Moment>

export const Default: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
