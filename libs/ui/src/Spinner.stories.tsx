import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

export default {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Site loading...' },
  parameters: {
    system: 'visitor',
    usage: {
      do: [
        'Say what is being waited for: ‘Loading the look’.',
        'Take `hideLabel` where the words stand beside it already; screen readers still hear them.',
      ],
      avoid: [
        'Do not show one for less than a moment: what usually takes no time needs none.',
        'Do not cover a list that is there with it: `DataTable` has grey bars for the first load.',
      ],
    },
  },
} satisfies Meta<typeof Spinner>

type Story = StoryObj<typeof Spinner>

export const Default: Story = {}
export const Small: Story = { args: { label: 'moving...', size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const LongLabel: Story = {
  args: { label: 'Uploading the photographs of the summer camp; this may take some minutes on a slow line' },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
